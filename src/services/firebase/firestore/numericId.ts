// @bundle numeric-ids

// Stands for `@firebase/webchannel-wrapper/bloom-blob` in the app's build (vite.config.ts): of its 11 kB the lite SDK uses
// this alone, to compare ids such as `__id7__`, which are older than this app and which it never makes.

type NumericId = { readonly value: bigint; readonly compare: (other: NumericId) => number };

function fromString(digits: string): NumericId {
  const value = BigInt(digits);
  return { value, compare: other => Number(value > other.value) - Number(value < other.value) };
}

export const Integer = { fromString };
