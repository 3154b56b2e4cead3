/**
 * A list of what a device keeps to start without a network: `visitor`, which everybody has; `customer`, `staff` and `driver`, for who
 * signs in; and a language's code, for who reads it.
 */
export type ShellList = string;

/** What a page posts to the worker for each list that it is to keep besides the visitor's. */
export type KeepList = { readonly keep: ShellList };

export const isKeepList = (data: unknown): data is KeepList => typeof Object(data).keep === 'string';
