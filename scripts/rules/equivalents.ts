/** Mutants that no request can tell from the rules, each with the reason why. Better none: a vector, or less rule. */
export const EQUIVALENTS: readonly { readonly change: string; readonly reason: string }[] = [];
