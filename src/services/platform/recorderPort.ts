import type { UnknownAction } from '@reduxjs/toolkit';

/** An address of the app. What a screen handed on in navigation state is not in it: it may be personal. */
export type Address = { readonly pathname: string; readonly search: string };

/** Where the person was: the address and, for screens that work from one, what is nobody's of the history entry. */
export type Place = Address & { readonly entry: { readonly [field: string]: unknown } | null };

export type RecordedStep = {
  readonly action: UnknownAction;
  /** Milliseconds since the epoch, by the device. */
  readonly atMs: number;
  /** The state this action led to. */
  readonly state: object;
};

/** What happened, as it happened: personal data is in it. */
export type Recording = {
  readonly startsAt: Place;
  readonly initialState: object;
  readonly steps: readonly RecordedStep[];
};

export type Recorder = {
  /** Told of each plain action and the state it led to, in the order of the reducer. Must not dispatch. */
  readonly record: (action: UnknownAction, state: object) => void;
  readonly recording: () => Recording;
};

/** Told of each action, once it has reached the state. Must not dispatch before all have been told. */
export type Follower = (action: UnknownAction) => void;

/** Where a recorder, itself a follower, and others are put in, at any time: after the first paint is early enough. */
export type RecorderPort = { recorder: Recorder | null; readonly followers: Follower[] };
