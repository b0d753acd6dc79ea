// The sounds of the table, made on the spot: bells, a thud, the turning of a card. No files.

export type Sound = 'turn' | 'hit' | 'cube' | 'reveal' | 'rebuilt' | 'defeat' | 'win' | 'event' | 'moon';

/** One tone: when it begins and how long it rings, in seconds; how high, and where its height ends. */
interface Tone {
  wave: OscillatorType;
  from: number;
  to?: number;
  at: number;
  long: number;
  loud: number;
}

function bell(from: number, at: number, long = 0.9, loud = 0.16): Tone[] {
  return [
    { wave: 'sine', from, at, long, loud },
    { wave: 'sine', from: from * 2.76, at, long: long * 0.45, loud: loud * 0.3 },
    { wave: 'sine', from: from * 5.4, at, long: long * 0.2, loud: loud * 0.12 },
  ];
}

export const SCORES: Record<Sound, Tone[]> = {
  turn: [...bell(659.3, 0), ...bell(880, 0.18, 1.2)],
  hit: [
    { wave: 'triangle', from: 170, to: 52, at: 0, long: 0.2, loud: 0.3 },
    { wave: 'square', from: 90, to: 40, at: 0, long: 0.07, loud: 0.07 },
  ],
  cube: [{ wave: 'triangle', from: 820, to: 520, at: 0, long: 0.06, loud: 0.1 }],
  reveal: [
    { wave: 'sine', from: 320, to: 960, at: 0, long: 0.16, loud: 0.06 },
    ...bell(1174.7, 0.12, 0.5, 0.07),
  ],
  rebuilt: [...bell(392, 0, 1.1, 0.1), ...bell(493.9, 0.08, 1.1, 0.1), ...bell(587.3, 0.16, 1.3, 0.1)],
  defeat: [...bell(440, 0, 0.8, 0.14), ...bell(349.2, 0.22, 0.8, 0.14), ...bell(261.6, 0.46, 1.4, 0.16)],
  event: [...bell(311.1, 0, 1.1, 0.12), ...bell(466.2, 0.14, 1.1, 0.09)],
  moon: [...bell(220, 0, 2, 0.16), ...bell(329.6, 0.3, 1.8, 0.12), ...bell(440, 0.6, 2, 0.12)],
  win: [...bell(523.3, 0), ...bell(659.3, 0.16), ...bell(784, 0.32), ...bell(1046.5, 0.5, 1.8, 0.2)],
};

type Context = Pick<AudioContext, 'currentTime' | 'destination' | 'createOscillator' | 'createGain' | 'resume' | 'state'>;

/** A browser makes no sound before somebody has touched the page, and complains about trying. */
function device(): Context | null {
  const touched = navigator.userActivation?.hasBeenActive ?? true;
  return touched && typeof AudioContext === 'function' ? new AudioContext() : null;
}

/** Plays sounds while they are wished for; a browser that allows none stays silent. */
export class Sounds {
  #context: Context | null | undefined;
  #last = new Map<Sound, number>();

  constructor(
    private wished: () => boolean,
    private make: () => Context | null = device,
  ) {}

  play(sound: Sound): void {
    if (!this.wished()) return;
    this.#context ??= this.make();
    const context = this.#context;
    if (!context) return;
    if (context.state === 'suspended') context.resume().catch(() => undefined);
    const now = context.currentTime;
    // Many blows at one moment are one sound.
    if (now > 0 && now - (this.#last.get(sound) ?? -1) < 0.05) return;
    this.#last.set(sound, now);
    for (const tone of SCORES[sound]) ring(context, tone, now);
  }
}

function ring(context: Context, tone: Tone, now: number): void {
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  const start = now + tone.at;
  oscillator.type = tone.wave;
  oscillator.frequency.setValueAtTime(tone.from, start);
  if (tone.to) oscillator.frequency.exponentialRampToValueAtTime(tone.to, start + tone.long);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(tone.loud, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + tone.long);
  oscillator.connect(gain);
  gain.connect(context.destination as AudioNode);
  oscillator.start(start);
  oscillator.stop(start + tone.long + 0.05);
}
