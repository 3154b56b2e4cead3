/** Numbers that look random and are the same for the same seed, on every machine. */
export type SeededRandom = {
  /** A whole number from `min` to `max`, both included. */
  whole(min: number, max: number): number;
  /** A number from 0 up to 1. */
  share(): number;
  /** @throws RangeError when there is nothing to pick from */
  pick<T>(choices: readonly T[]): T;
  /** `count` characters of `alphabet`. */
  text(alphabet: string, count: number): string;
};

/** @param seed any text; two texts give unrelated numbers */
export function createSeededRandom(seed: string): SeededRandom {
  let state = hash(seed);

  /** Mulberry32: one 32-bit state, good enough for a demonstration and 5 lines long. */
  function share(): number {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  }

  function whole(min: number, max: number): number {
    return min + Math.floor(share() * (max - min + 1));
  }

  return {
    share,
    whole,
    pick: choices => {
      const [choice] = choices.slice(whole(0, choices.length - 1));
      if (choice === undefined) throw new RangeError('There is nothing to pick from.');
      return choice;
    },
    text: (alphabet, count) =>
      Array.from({ length: count }, () => alphabet.charAt(whole(0, alphabet.length - 1))).join(''),
  };
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value;
}
