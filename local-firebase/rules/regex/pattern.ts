/** Tells whether a code point belongs to a set of characters. */
export type CharacterTest = (codePoint: number) => boolean;

export type Assertion = 'textStart' | 'textEnd' | 'lineStart' | 'lineEnd' | 'boundary' | 'noBoundary';

/** A regular expression, read. */
export type Pattern =
  | { readonly kind: 'character'; readonly test: CharacterTest }
  | { readonly kind: 'assertion'; readonly assertion: Assertion }
  | { readonly kind: 'sequence'; readonly parts: readonly Pattern[] }
  | { readonly kind: 'choice'; readonly options: readonly Pattern[] }
  | {
      readonly kind: 'repeat';
      readonly inner: Pattern;
      readonly min: number;
      readonly max: number;
      /** Whether it rather takes more than fewer. */
      readonly greedy: boolean;
    };

/** A text that is no regular expression of RE2, or one too large for it. */
export class PatternError extends Error {
  constructor(pattern: string, reason: string) {
    super(`${JSON.stringify(pattern)} is no RE2 pattern: ${reason}`);
    this.name = 'PatternError';
  }
}
