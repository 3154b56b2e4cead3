import type { UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import { navigated } from './navigation';
import { createRecorder, toEntry } from './recorder';

const at = (pathname: string) => ({ pathname, search: '', entry: null });

function aRecorder({ maxSteps = 3, maxMirrors = 3, entry = null as unknown } = {}) {
  let now = 0;
  return createRecorder({
    clock: { now: () => ++now },
    initialState: { count: 0 },
    startsAt: at('/'),
    readEntry: () => entry,
    maxSteps,
    maxMirrors,
  });
}

const step = (count: number): [UnknownAction, { count: number }] => [{ type: 'counted', count }, { count }];

describe('a recorder', () => {
  it('keeps each action, its moment and the state it led to', () => {
    const { record, recording } = aRecorder();
    record(...step(1));
    record(...step(2));
    expect(recording()).toEqual({
      startsAt: at('/'),
      initialState: { count: 0 },
      steps: [
        { action: { type: 'counted', count: 1 }, atMs: 1, state: { count: 1 } },
        { action: { type: 'counted', count: 2 }, atMs: 2, state: { count: 2 } },
      ],
    });
  });

  it('forgets the oldest, and begins with the state and the place they led to', () => {
    const { record, recording } = aRecorder();
    record(navigated({ pathname: '/menu', search: '?sort=size' }), { count: 0 });
    for (const count of [1, 2, 3, 4]) record(...step(count));
    const { startsAt, initialState, steps } = recording();
    expect(startsAt).toEqual({ pathname: '/menu', search: '?sort=size', entry: null });
    expect(initialState).toEqual({ count: 1 });
    expect(steps.map(({ state }) => state)).toEqual([{ count: 2 }, { count: 3 }, { count: 4 }]);
  });

  it('keeps so many states of the mirror, however few actions these are, and all that share them', () => {
    const { record, recording } = aRecorder({ maxSteps: 100, maxMirrors: 2 });
    const mirrors = [{}, {}, {}, {}];
    const shown = (count: number, mirror: object | undefined) =>
      record({ type: 'counted', count }, { count, mirror });
    for (const [count, mirror] of [0, 0, 1, 1, 2, 2, 2].entries()) shown(count, mirrors[mirror]);
    const { initialState, steps } = recording();
    expect(initialState).toMatchObject({ count: 0 });
    expect(steps.map(({ state }) => state)).toMatchObject([1, 2, 3, 4, 5, 6].map(count => ({ count })));
    shown(7, mirrors[3]);
    expect(recording().initialState).toMatchObject({ count: 2 });
    expect(recording().steps).toHaveLength(5);
  });

  it('gives a recording that later actions do not change', () => {
    const { record, recording } = aRecorder();
    record(...step(1));
    const earlier = recording();
    record(...step(2));
    expect(earlier.steps).toHaveLength(1);
  });

  it('keeps of an answer what the cache keeps, so that equal answers are one', () => {
    const { record, recording } = aRecorder();
    const data = [{ id: 'T1' }];
    const meta = { arg: { queryCacheKey: 'listOrders(undefined)' } };
    const answered = { type: 'api/executeQuery/fulfilled', payload: [{ id: 'T1' }], meta };
    record(answered, { api: { queries: { 'listOrders(undefined)': { data } } } });
    // Nobody is interested in it any more: the cache has let it go.
    record(answered, { api: { queries: {} } });
    const [kept, gone] = recording().steps;
    expect(kept?.action).toEqual(answered);
    expect(kept?.action.payload).toBe(data);
    expect(gone?.action).toBe(answered);
  });

  it('leaves out what is not plain data', () => {
    const { record, recording } = aRecorder();
    record({ type: 'persist/FLUSH', result: () => {} }, { count: 0 });
    expect(recording().steps).toEqual([]);
  });

  it('keeps of navigation state what screens need and nobody typed', () => {
    const entry = { quantity: 2, orderId: 'T1', draft: { address: '12 Lake Road' } };
    const { record, recording } = aRecorder({ entry });
    record(navigated({ pathname: '/order', search: '' }), { count: 0 });
    expect(recording().steps[0]?.action.payload).toEqual({
      pathname: '/order',
      search: '',
      entry: { quantity: 2, orderId: 'T1' },
    });
  });
});

it.each([null, undefined, 'text', 7, {}, { draft: {} }])('has nothing to keep of %j', state => {
  expect(toEntry(state)).toBeNull();
});
