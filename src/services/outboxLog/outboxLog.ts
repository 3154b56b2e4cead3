import type { ChangeOf, CommandChange, CommandRecord, CommandStatus, NewCommand } from './commandRecord';

/** Whose commands: those of one user of one area. */
export type Owner = Pick<CommandRecord, 'area' | 'uid'>;

export type OwnerRecords = {
  /** In the order they were queued. */
  readonly records: readonly CommandRecord[];
  /** How many of this device's records could not be read; they stay where they are. */
  readonly unreadable: number;
};

/** The log of what people asked for and the server has not confirmed. The truth; Redux holds its projection. */
export type OutboxLog = {
  /**
   * Resolves when the command is on disk and would survive the device losing power. A second command with an id that
   * is there already is the first one. Rejects when it could not be stored.
   */
  readonly add: (command: NewCommand) => Promise<CommandRecord>;
  /** The same for many in their order, all of them or none: the disk is waited for once. */
  readonly addAll: (commands: readonly NewCommand[]) => Promise<readonly CommandRecord[]>;
  readonly read: (owner: Owner) => Promise<OwnerRecords>;
  /**
   * An owner's first command that is wanted, null where none is. Looks no further than to it, beginning at `from`, a
   * `seq`; `isWanted` is asked of each on the way.
   */
  readonly find: (
    owner: Owner,
    from: number,
    isWanted: (record: CommandRecord) => boolean,
  ) => Promise<CommandRecord | null>;
  /**
   * Changes a record if its status is one of `from`, for another tab may have decided its fate meanwhile. Resolves to the
   * record as it is now, or null when it is gone.
   */
  readonly change: (
    seq: number,
    change: CommandChange | ChangeOf,
    from: readonly CommandStatus[],
  ) => Promise<CommandRecord | null>;
  readonly remove: (seq: number) => Promise<void>;
  /** Calls back when another tab has changed the log; returns how to stop. */
  readonly onForeignChange: (listener: () => void) => () => void;
};
