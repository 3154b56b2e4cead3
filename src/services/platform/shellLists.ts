/**
 * A list of what a device keeps to start without a network: `visitor`, which everybody has; `customer`, `staff` and `driver`, for who
 * signs in; and a language's code, for who reads it.
 */
export type ShellList = string;

/** What a page posts to the worker for each list that it is to keep besides the visitor's. */
export type PrecacheMessage = { readonly keep: ShellList };

export const isPrecacheMessage = (data: unknown): data is PrecacheMessage =>
  typeof Object(data).keep === 'string';
