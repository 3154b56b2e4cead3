import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sameItems } from '@/lib/sameItems';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import type { Owner } from '@/services/outboxLog/outboxLog';
import { arrivedLate } from './commandState';

/** Why nothing is being sent although something waits. */
export type Pause = 'signInNeeded' | null;

/** The projection of the log: what the users signed in on this device have waiting. */
export type OutboxState = {
  readonly entries: readonly CommandRecord[];
  readonly pauses: { readonly [owner: string]: Pause };
  /** Whose log has been read: of nobody else is it known what waits. */
  readonly read: { readonly [owner: string]: Owner };
  /** Records on this device that could not be read. */
  readonly unreadable: number;
};

const initialState: OutboxState = { entries: [], pauses: {}, read: {}, unreadable: 0 };

/** Names an owner in a map. */
export const ownerKey = ({ area, uid }: Owner): string => `${area}:${uid}`;

const withoutThoseOf = (entries: readonly CommandRecord[], owner: Owner): readonly CommandRecord[] =>
  entries.filter(entry => ownerKey(entry) !== ownerKey(owner));

const isOpen = (entry: CommandRecord): boolean =>
  (entry.status !== 'done' && entry.status !== 'discarded') || arrivedLate(entry);

type Loaded = { owner: Owner; records: readonly CommandRecord[]; unreadable: number };

/** The outbox as screens see it. Its truth is the log; nothing here is ever written to the device. */
export const outboxSlice = createSlice({
  name: 'outbox',
  initialState,
  reducers: {
    /** The log has been read for an owner: at sign-in, and when another tab has changed it. */
    outboxLoaded(state, { payload: { owner, records, unreadable } }: PayloadAction<Loaded>) {
      const read = { ...state.read, [ownerKey(owner)]: owner };
      return { ...state, entries: [...withoutThoseOf(state.entries, owner), ...records], read, unreadable };
    },
    /** The command is on disk: from now on the person may be told that it is saved. */
    commandQueued(state, { payload }: PayloadAction<CommandRecord>) {
      const others = state.entries.filter(({ id }) => id !== payload.id);
      return { ...state, entries: [...others, payload] };
    },
    /** The same for many at once. */
    commandsQueued(state, { payload }: PayloadAction<readonly CommandRecord[]>) {
      const ids = new Set(payload.map(({ id }) => id));
      return { ...state, entries: [...state.entries.filter(({ id }) => !ids.has(id)), ...payload] };
    },
    /** A try began or ended, or the person changed its fate. */
    commandChanged(state, { payload }: PayloadAction<CommandRecord>) {
      return { ...state, entries: state.entries.map(entry => (entry.id === payload.id ? payload : entry)) };
    },
    commandRemoved(state, { payload: id }: PayloadAction<string>) {
      return { ...state, entries: state.entries.filter(entry => entry.id !== id) };
    },
    outboxPaused(state, { payload: { owner, pause } }: PayloadAction<{ owner: Owner; pause: Pause }>) {
      return { ...state, pauses: { ...state.pauses, [ownerKey(owner)]: pause } };
    },
    /** Nobody of this owner is signed in any more: what is stored on the device is nobody else's to see. */
    ownerLeft(state, { payload: owner }: PayloadAction<Owner>) {
      const { [ownerKey(owner)]: _pause, ...pauses } = state.pauses;
      const { [ownerKey(owner)]: _read, ...read } = state.read;
      return { ...state, entries: withoutThoseOf(state.entries, owner), pauses, read };
    },
  },
  selectors: {
    selectOutbox: state => state,
    selectCommand: (state, id: string | null): CommandRecord | undefined =>
      state.entries.find(entry => entry.id === id),
    /** What an owner has waiting, failed, or ought to be told, in the order it was queued. */
    selectWaiting: createSelector(
      [(state: OutboxState) => state.entries, (_state, owner: string | null) => owner],
      (entries, owner) => entries.filter(entry => ownerKey(entry) === owner && isOpen(entry)),
      // Ignore the change of another owner.
      { memoizeOptions: { resultEqualityCheck: sameItems } },
    ),
    selectPause: (state, owner: string | null): Pause =>
      owner === null ? null : (state.pauses[owner] ?? null),
    /** Whether it is known what an owner has waiting: until then, no entries do not mean that there is nothing. */
    selectIsRead: (state, owner: string | null): boolean => owner === null || owner in state.read,
  },
});

export const {
  outboxLoaded,
  commandQueued,
  commandsQueued,
  commandChanged,
  commandRemoved,
  outboxPaused,
  ownerLeft,
} = outboxSlice.actions;
export const { selectOutbox, selectCommand, selectWaiting, selectPause, selectIsRead } =
  outboxSlice.selectors;

declare module '@/store/rootState' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be augmented
  interface RootState {
    readonly outbox: OutboxState;
  }
}
