import type { Assertion, CharacterTest, Pattern } from './pattern';
import { PatternError } from './pattern';

export type Instruction =
  | { readonly op: 'character'; readonly test: CharacterTest }
  | { readonly op: 'assertion'; readonly assertion: Assertion }
  /** Goes on at both places, rather at the first. */
  | { readonly op: 'fork'; first: number; second: number }
  | { readonly op: 'jump'; to: number }
  | { readonly op: 'match' };

/** Repetitions are written out, so `(a{1000}){1000}` would be a million instructions. */
const MAX_INSTRUCTIONS = 20_000;

/** Turns a pattern into instructions for a machine that follows all ways at once. */
export function compilePattern(pattern: Pattern, source: string): readonly Instruction[] {
  const program: Instruction[] = [];

  function add<I extends Instruction>(instruction: I): I {
    if (program.length >= MAX_INSTRUCTIONS) throw new PatternError(source, 'it is too large');
    program.push(instruction);
    return instruction;
  }

  function emit(part: Pattern): void {
    switch (part.kind) {
      case 'character':
        add({ op: 'character', test: part.test });
        return;
      case 'assertion':
        add({ op: 'assertion', assertion: part.assertion });
        return;
      case 'sequence':
        for (const each of part.parts) emit(each);
        return;
      case 'choice':
        emitChoice(part.options);
        return;
      case 'repeat':
        emitRepeat(part);
        return;
      default:
        part satisfies never;
    }
  }

  function emitChoice(options: readonly Pattern[]): void {
    const jumps: { to: number }[] = [];
    for (const [index, option] of options.entries()) {
      if (index === options.length - 1) {
        emit(option);
        break;
      }
      const fork = add({ op: 'fork', first: program.length + 1, second: 0 });
      emit(option);
      jumps.push(add({ op: 'jump', to: 0 }));
      fork.second = program.length;
    }
    for (const jump of jumps) jump.to = program.length;
  }

  function emitRepeat({ inner, min, max, greedy }: Extract<Pattern, { kind: 'repeat' }>): void {
    for (let i = 0; i < min; i += 1) emit(inner);
    if (max === Number.POSITIVE_INFINITY) {
      const start = program.length;
      const fork = add({ op: 'fork', first: 0, second: 0 });
      emit(inner);
      add({ op: 'jump', to: start });
      aim(fork, start + 1, program.length, greedy);
      return;
    }
    const forks: { fork: { first: number; second: number }; into: number }[] = [];
    for (let i = min; i < max; i += 1) {
      forks.push({ fork: add({ op: 'fork', first: 0, second: 0 }), into: program.length });
      emit(inner);
    }
    for (const { fork, into } of forks) aim(fork, into, program.length, greedy);
  }

  emit(pattern);
  add({ op: 'match' });
  return program;
}

function aim(fork: { first: number; second: number }, into: number, past: number, greedy: boolean): void {
  fork.first = greedy ? into : past;
  fork.second = greedy ? past : into;
}
