import { expect, it } from 'vitest';
import type { Recording } from '@/services/platform/recorderPort';
import { buildSession } from './buildSession';
import { navigated } from './navigation';

const CLOCK = { now: () => Date.UTC(2026, 0, 15, 9) };
const START = { pathname: '/', search: '', entry: null };
const MENU = { pathname: '/menu', search: '', entry: null };

const recording: Recording = {
  startsAt: START,
  initialState: { user: null },
  steps: [
    { action: navigated(MENU), atMs: 1, state: { user: null } },
    {
      action: { type: 'signedIn' },
      atMs: 2,
      state: { user: { id: 'u1', name: 'Asha', email: 'a@b.example' } },
    },
    { action: { type: 'signedOut' }, atMs: 3, state: { user: null } },
  ],
};

it('takes the whole recording, the hashes of states without personal data', () => {
  const { steps, startsAt, initialState, takenAt } = buildSession(recording, CLOCK);
  expect({ startsAt, initialState, takenAt }).toEqual({
    startsAt: START,
    initialState: { user: null },
    takenAt: '2026-01-15T09:00:00.000Z',
  });
  expect(steps.map(({ action }) => action.type)).toEqual(['navigation/navigated', 'signedIn', 'signedOut']);
  const nameless = structuredClone(recording);
  const other = { ...nameless, steps: nameless.steps.map(step => ({ ...step })) };
  Object.assign(other.steps[1]?.state ?? {}, { user: { id: 'u2', name: 'Ravi', email: 'c@d.example' } });
  expect(buildSession(other, CLOCK).steps).toEqual(steps);
});

it('takes the last steps of one that is too long, from the state and the place before them', () => {
  const all = buildSession(recording, CLOCK);
  const last = JSON.stringify(all.steps[2]).length;
  const { startsAt, initialState, steps } = buildSession(recording, CLOCK, last);
  expect(steps).toEqual(all.steps.slice(2));
  expect(startsAt).toEqual(MENU);
  expect(initialState).toEqual({ user: { id: 'user-1', name: 'name-1', email: 'person-1@example.invalid' } });
});
