// The elements that the reader's own revealed spells show at the open table; a card tells by them what it can do now.

class Elements {
  current = $state.raw<readonly string[] | null>(null);
}

/** null where no seat is the reader's own: then a card only says what it asks for. */
export const elements = new Elements();
