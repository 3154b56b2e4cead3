// @bundle texts

/** The words of a text, without what stands between them. A vowel sign of an Indian script is a part of its word. */
export const wordsIn = (text: string): readonly string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
