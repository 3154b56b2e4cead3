/** An element of the page on the screen; gone with its page. */
export type Control = {
  readonly click: () => Promise<void>;
  /** Types into the field, key by key, in the place of what stands there. */
  readonly type: (text: string) => Promise<void>;
  /** Chooses an option of a select by its value. */
  readonly choose: (value: string) => Promise<void>;
  /** What an attribute says; empty where there is none. */
  readonly attribute: (name: string) => Promise<string>;
};

/** A browser with one tab. */
export type Browser = {
  /** What reports name it by: `Firefox 153.7`. */
  readonly name: string;
  readonly open: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Runs a script in the page, past its policy for scripts. */
  readonly load: (script: string) => Promise<void>;
  /** Runs a function in the page; it knows nothing but its arguments, which go there as JSON, as its result comes back. */
  readonly run: <Args extends readonly unknown[], Result>(
    does: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  /** The element that a function in the page answers with, or null. */
  readonly find: <Args extends readonly unknown[]>(
    finds: (...args: Args) => unknown,
    ...args: Args
  ) => Promise<Control | null>;
  /** What the pages wrote to the console as errors, thrown ones too. */
  readonly errors: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
};
