// @bundle on-demand

import type { UnknownAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import type { Place } from '@/services/platform/recorderPort';

const FORMAT = 'eawa-session';
/**
 * Counts up when recorded actions change their names or their meaning, or screens need a piece of the state that older files do
 * not begin with: a file is not folded into another story.
 */
const VERSION = 3;

/** The first action of every store that Redux DevTools look into. */
export const DEVTOOLS_INIT = '@@INIT';

/** A recorded session without personal data. */
export type Session = {
  readonly appVersion: string;
  /** ISO. */
  readonly takenAt: string;
  readonly startsAt: Place;
  readonly initialState: object;
  /** Of the scrubbed initial state. */
  readonly initialHash: string;
  readonly steps: readonly SessionStep[];
};

export type SessionStep = {
  readonly action: UnknownAction;
  readonly atMs: number;
  /** Of the scrubbed state this action led to. */
  readonly hash: string;
};

/**
 * The file of a session. It is a "lifted state" of Redux DevTools, whose Import takes it as it is and folds the
 * actions through the reducer again; our own fields stand beside theirs, and a hash with each action.
 */
export function writeSessionFile(session: Session): string {
  const { appVersion, takenAt, startsAt, initialState, initialHash, steps } = session;
  const init = {
    type: 'PERFORM_ACTION',
    // DevTools forget what stands beside their own fields; the reducer of what they see learns the place from here.
    action: { type: DEVTOOLS_INIT, payload: startsAt },
    timestamp: steps[0]?.atMs ?? 0,
  };
  const performed = steps.map(({ action, atMs, hash }, index) => [
    index + 1,
    { type: 'PERFORM_ACTION', action, timestamp: atMs, hash },
  ]);
  return JSON.stringify({
    format: FORMAT,
    version: VERSION,
    appVersion,
    takenAt,
    startsAt,
    initialHash,
    committedState: initialState,
    actionsById: Object.fromEntries([[0, init], ...performed]),
    stagedActionIds: Array.from({ length: steps.length + 1 }, (_, id) => id),
    skippedActionIds: [],
    nextActionId: steps.length + 1,
    currentStateIndex: steps.length,
    // DevTools computes them, and keeps what its monitors show to itself.
    computedStates: [],
    monitorState: {},
  });
}

/** `eawa-session-20260115T1430.json`, by the device's own clock. */
export function sessionFileName(at: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${at.getFullYear()}${two(at.getMonth() + 1)}${two(at.getDate())}`;
  return `${FORMAT}-${day}T${two(at.getHours())}${two(at.getMinutes())}.json`;
}

const placeSchema = v.object({
  pathname: v.pipe(v.string(), v.startsWith('/')),
  search: v.string(),
  entry: v.nullable(v.record(v.string(), v.unknown())),
});
const performedSchema = v.object({
  action: v.looseObject({ type: v.string() }),
  timestamp: v.number(),
  hash: v.string(),
});
const headSchema = v.object({
  format: v.literal(FORMAT),
  version: v.pipe(v.number(), v.integer()),
  appVersion: v.optional(v.string(), '?'),
});
const fileSchema = v.object({
  appVersion: v.string(),
  takenAt: v.pipe(v.string(), v.isoTimestamp()),
  startsAt: placeSchema,
  initialHash: v.string(),
  committedState: v.record(v.string(), v.unknown()),
  actionsById: v.record(v.string(), v.unknown()),
  stagedActionIds: v.array(v.pipe(v.number(), v.integer())),
});

export type ReadFile =
  | { readonly kind: 'session'; readonly session: Session }
  /** No file of ours. */
  | { readonly kind: 'foreign' }
  /** Of ours, but cut off or changed; `what` names the place. */
  | { readonly kind: 'damaged'; readonly what: string }
  /** Written by a newer version of the app. */
  | { readonly kind: 'newer'; readonly version: number }
  /** Written by a version whose actions this one does not know. */
  | { readonly kind: 'older'; readonly appVersion: string };

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a session's file; never throws. */
export function readSessionFile(text: string): ReadFile {
  const json = parseJson(text);
  if (json === undefined) {
    return text.includes(`"${FORMAT}"`) ? { kind: 'damaged', what: 'JSON' } : { kind: 'foreign' };
  }
  const head = v.safeParse(headSchema, json);
  if (!head.success) return { kind: 'foreign' };
  const { version, appVersion } = head.output;
  if (version > VERSION) return { kind: 'newer', version };
  if (version < VERSION) return { kind: 'older', appVersion };
  const file = v.safeParse(fileSchema, json);
  if (!file.success) return { kind: 'damaged', what: v.getDotPath(file.issues[0]) ?? 'JSON' };

  const { actionsById, stagedActionIds, committedState, ...rest } = file.output;
  const steps: SessionStep[] = [];
  // The first is DevTools' own `@@INIT`.
  for (const id of stagedActionIds.slice(1)) {
    const performed = v.safeParse(performedSchema, actionsById[id]);
    if (!performed.success) return { kind: 'damaged', what: `actionsById.${id}` };
    const { action, timestamp, hash } = performed.output;
    steps.push({ action, atMs: timestamp, hash });
  }
  return { kind: 'session', session: { ...rest, initialState: committedState, steps } };
}
