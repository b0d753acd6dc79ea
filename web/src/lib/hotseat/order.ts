// Several people before one screen: whose turn it is to look at it.

export interface Held {
  seat: number;
  /** Whether this seat is asked something now. */
  asked: boolean;
  /** Whether a bot sits there for the time being. */
  bot: boolean;
}

/** The seat that should have the screen: whoever has it keeps it while they are asked, then the next who is. */
export function next(held: readonly Held[], current: number): number {
  const players = held.filter((seat) => !seat.bot);
  if (players.some((seat) => seat.seat === current && seat.asked)) return current;
  const asked = players.filter((seat) => seat.asked).map((seat) => seat.seat);
  if (asked.length) return asked.find((seat) => seat > current) ?? asked[0]!;
  if (players.some((seat) => seat.seat === current)) return current;
  return players[0]?.seat ?? held[0]?.seat ?? current;
}

/** Whether a curtain has to fall before the screen is another's. One person alone needs none. */
export function needsCurtain(held: readonly Held[], current: number, to: number): boolean {
  return to !== current && held.filter((seat) => !seat.bot).length > 1;
}
