"""What comes between one sentence and the next: claims, reactions, defeats."""
