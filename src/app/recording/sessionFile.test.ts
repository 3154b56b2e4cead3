import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSessionFile, type Session, sessionFileName, writeSessionFile } from './sessionFile';

const SESSION: Session = {
  appVersion: '1.2.3',
  takenAt: '2026-01-15T09:00:00.000Z',
  startsAt: { pathname: '/menu', search: '', entry: null },
  initialState: { count: 0 },
  initialHash: 'h0',
  steps: [
    { action: { type: 'added', by: 1 }, atMs: 10, hash: 'h1' },
    { action: { type: 'added', by: 2 }, atMs: 20, hash: 'h2' },
  ],
};
const FILE = writeSessionFile(SESSION);
const json = () => JSON.parse(FILE);

describe('a session’s file', () => {
  it('is read as it was written', () => {
    expect(readSessionFile(FILE)).toEqual({ kind: 'session', session: SESSION });
  });

  it('may hold no step at all', () => {
    const session = { ...SESSION, steps: [] };
    expect(readSessionFile(writeSessionFile(session))).toEqual({ kind: 'session', session });
  });

  it.each([
    ['nothing', ''],
    ['a picture', '\u0089PNG'],
    ['other JSON', '{"a":1}'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a session of another program', '{"format":"other","version":1}'],
  ])('is not %s', (_what, text) => {
    expect(readSessionFile(text)).toEqual({ kind: 'foreign' });
  });

  it('of a newer version is told apart, whatever else it holds', () => {
    expect(readSessionFile('{"format":"eawa-session","version":4}')).toEqual({ kind: 'newer', version: 4 });
  });

  it('of an older version, whose actions had other names, is told apart and says which app wrote it', () => {
    expect(readSessionFile(JSON.stringify({ ...json(), version: 1 }))).toEqual({
      kind: 'older',
      appVersion: '1.2.3',
    });
  });

  it.each([
    ['the state', { ...json(), committedState: null }, 'committedState'],
    ['the hash', { ...json(), initialHash: undefined }, 'initialHash'],
    ['the place', { ...json(), startsAt: { pathname: 'evil', search: '' } }, 'startsAt.pathname'],
    ['a step', { ...json(), actionsById: { ...json().actionsById, 2: undefined } }, 'actionsById.2'],
    [
      'a step’s type',
      { ...json(), actionsById: { ...json().actionsById, 1: { action: {} } } },
      'actionsById.1',
    ],
  ])('without %s is damaged, and says where', (_what, damaged, what) => {
    expect(readSessionFile(JSON.stringify(damaged))).toEqual({ kind: 'damaged', what });
  });

  it('that was cut off anywhere is never read as a session', () => {
    fc.assert(
      fc.property(fc.nat(FILE.length - 1), length => {
        expect(readSessionFile(FILE.slice(0, length)).kind).not.toBe('session');
      }),
    );
    expect(readSessionFile(FILE.slice(0, -10))).toEqual({ kind: 'damaged', what: 'JSON' });
  });

  it('is named by its moment', () => {
    expect(sessionFileName(new Date(2026, 0, 5, 9, 7))).toBe('eawa-session-20260105T0907.json');
  });
});

/**
 * What Redux DevTools does with a file: without a `payload` field it is the lifted state itself, and each staged
 * action is folded from the committed state (`importState` and `IMPORT_STATE` of @redux-devtools).
 */
function importedByDevTools(
  file: string,
  reducer: (state: { count: number }, action: { by?: number }) => unknown,
) {
  const { actionsById, stagedActionIds, skippedActionIds, committedState, ...rest } = JSON.parse(file);
  expect(rest).not.toHaveProperty('payload');
  expect(rest).toMatchObject({ nextActionId: stagedActionIds.length, computedStates: [], monitorState: {} });
  expect(rest.currentStateIndex).toBe(stagedActionIds.length - 1);
  expect(skippedActionIds).toEqual([]);
  expect(Object.keys(actionsById)).toEqual(stagedActionIds.map(String));
  let state = committedState;
  return stagedActionIds.map((id: number) => {
    const { type, action, timestamp } = actionsById[id];
    expect({ type, timestamp }).toEqual({ type: 'PERFORM_ACTION', timestamp: expect.any(Number) });
    state = reducer(state, action);
    return { type: action.type, state };
  });
}

it('is what Redux DevTools imports, its first action included', () => {
  const counted = (state: { count: number }, { by = 0 }: { by?: number }) => ({ count: state.count + by });
  expect(importedByDevTools(FILE, counted)).toEqual([
    { type: '@@INIT', state: { count: 0 } },
    { type: 'added', state: { count: 1 } },
    { type: 'added', state: { count: 3 } },
  ]);
});
