import type { CommandRecord } from '@/services/outboxLog/commandRecord';

/** What a person reads of a command that waits or was set aside. */
export type CommandWords = {
  /** What was asked for: `Order #7GK2…`. */
  readonly title: string;
  /** What it is about, a line each. */
  readonly details: readonly string[];
  /** Why it was set aside; null while it waits. */
  readonly problem: string | null;
  /** Where to see what came of it once it has gone through. */
  readonly seenAt?: string;
  /** Where it can be changed, and what that screen needs to begin from it; null where it cannot. */
  readonly edit: {
    readonly to: string;
    readonly state: unknown;
    /** Where the person is asked something first; nobody tries it again before they have answered. */
    readonly decide?: { readonly button: string; readonly status: string };
  } | null;
};

/** The words for a command, or null for one this wing does not know or cannot read. */
export type WordsFor = (entry: CommandRecord) => CommandWords | null;
