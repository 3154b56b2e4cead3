import { isWordCharacter } from './characterClass';
import type { Assertion } from './pattern';
import type { Instruction } from './program';

/** Where a match begins and ends, in code points. */
export type Found = { readonly start: number; readonly end: number };

/** About a quarter of a second; an honest pattern on a text of 100,000 characters needs less than a tenth of it. */
const MAX_STEPS = 5_000_000;

export class TooManySteps extends Error {
  constructor() {
    super(`the pattern took more than ${MAX_STEPS} steps`);
    this.name = 'TooManySteps';
  }
}

type Threads = { readonly places: number[]; readonly starts: number[] };

/**
 * Follows all ways through a program at once (Pike's machine), so that the time grows only with the length of the
 * text times that of the pattern: no text makes a pattern backtrack.
 */
export function createMachine(program: readonly Instruction[], text: readonly number[]) {
  /** For each instruction, the step in which a thread came there last. */
  const seen = new Int32Array(program.length).fill(-1);
  let stamp = -1;
  let steps = 0;

  /** Adds the threads that can be reached from `place` without a character, the preferred first. */
  function follow(threads: Threads, place: number, start: number, at: number): void {
    const pending = [place];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      steps += 1;
      if (steps > MAX_STEPS) throw new TooManySteps();
      if (seen[next] === stamp) continue;
      seen[next] = stamp;
      const instruction = program[next];
      if (instruction === undefined) continue;
      if (instruction.op === 'jump') pending.push(instruction.to);
      else if (instruction.op === 'fork') pending.push(instruction.second, instruction.first);
      else if (instruction.op === 'assertion') {
        if (holds(instruction.assertion, text, at)) pending.push(next + 1);
      } else {
        threads.places.push(next);
        threads.starts.push(start);
      }
    }
  }

  /**
   * The leftmost match from `from` on, of those the one the pattern prefers.
   * @param whole only a match of all the text counts
   */
  function find(from: number, whole: boolean): Found | undefined {
    let current: Threads = { places: [], starts: [] };
    let found: Found | undefined;
    stamp += 1;
    for (let at = from; at <= text.length; at += 1) {
      if (found === undefined && (!whole || at === 0)) follow(current, 0, at, at);
      if (current.places.length === 0 && (found !== undefined || whole)) return found;
      const following: Threads = { places: [], starts: [] };
      stamp += 1;
      const code = text[at];
      for (const [index, place] of current.places.entries()) {
        const instruction = program[place];
        const start = current.starts[index] ?? at;
        if (instruction?.op === 'match') {
          if (whole && at < text.length) continue;
          found = { start, end: at };
          // The threads behind it are less preferred.
          break;
        }
        if (instruction?.op === 'character' && code !== undefined && instruction.test(code)) {
          follow(following, place + 1, start, at + 1);
        }
      }
      current = following;
    }
    return found;
  }

  return { find };
}

function holds(assertion: Assertion, text: readonly number[], at: number): boolean {
  switch (assertion) {
    case 'textStart':
      return at === 0;
    case 'textEnd':
      return at === text.length;
    case 'lineStart':
      return at === 0 || text[at - 1] === NEWLINE;
    case 'lineEnd':
      return at === text.length || text[at] === NEWLINE;
    case 'boundary':
      return isBoundary(text, at);
    case 'noBoundary':
      return !isBoundary(text, at);
    default:
      return assertion satisfies never;
  }
}

const NEWLINE = 10;

function isBoundary(text: readonly number[], at: number): boolean {
  return isWordCharacter(text[at - 1] ?? -1) !== isWordCharacter(text[at] ?? -1);
}
