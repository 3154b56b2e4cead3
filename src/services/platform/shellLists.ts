/** What a device keeps to start without a network: what everybody has, and what comes with who signs in or chooses a language. */
export const SHELL_LISTS = ['visitor', 'customer', 'staff', 'hindi'] as const;
export type ShellList = (typeof SHELL_LISTS)[number];

/** What a page posts to the worker for each list that it is to keep besides the visitor's. */
export type KeepList = { readonly keep: ShellList };

export const isKeepList = (data: unknown): data is KeepList =>
  SHELL_LISTS.some(list => list === Object(data).keep);
