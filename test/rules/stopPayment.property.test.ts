import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { loadRules } from '../../local-firebase/rules/rules';
import { prepare } from './prepare';
import { DRIVER, writtenDown } from './shop';
import { collect, day, deliver, paidInCash } from './vectors/stops';

const rules = loadRules(readFileSync('firestore.rules', 'utf8'), 'both');
const EARLIER = { $write: 'instant', iso: '2024-03-01T10:00:00Z' } as const;

/** What the order of the vectors costs. */
const ALL_PAISE = 4619;
const sum = fc.oneof(
  fc.constantFrom(0, 1, ALL_PAISE - 1, ALL_PAISE, ALL_PAISE + 1),
  fc.integer({ min: 0, max: 6000 }),
);
const method = fc.constantFrom('cash', 'upi', 'card', 'bank', '');
const state = fc.constantFrom('due', 'partly', 'paid', 'refunded');

const scenario = fc.record({
  /** Whether most of it is as it should be: chance seldom hits upon that. */
  agreeing: fc.boolean(),
  /** Nothing, or what was paid before. */
  before: fc.option(fc.record({ paise: fc.integer({ min: 1, max: ALL_PAISE }), refunded: fc.boolean() })),
  /** What the order is to say was paid in all, and the run was collected. */
  paise: sum,
  collected: sum,
  method,
  stopMethod: fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: method }),
  state,
  reference: fc.constantFrom('', '4321'),
});

it('what a driver writes down at the door is what was paid before and what the run says, never more than the order costs', () => {
  let allowed = 0;
  fc.assert(
    fc.property(
      scenario,
      ({ agreeing, before, paise, collected, method: by, stopMethod, state, reference }) => {
        const paidBefore = before?.paise ?? 0;
        const given = agreeing ? Math.max(0, paise - paidBefore) : collected;
        const says = agreeing ? (paise === ALL_PAISE ? 'paid' : 'partly') : state;
        const stored = before && {
          ...paidInCash({
            amount: before.paise / 100,
            state: before.refunded ? 'refunded' : before.paise === ALL_PAISE ? 'paid' : 'partly',
          }),
          at: EARLIER,
        };
        const request = collect(
          { state: says, method: by, amount: paise / 100, reference },
          { method: stopMethod ?? by, amount: given / 100 },
        );
        const shop = day(stored ? { payment: stored } : {});
        const isRight =
          given > 0 &&
          !before?.refunded &&
          paise === paidBefore + given &&
          paise <= ALL_PAISE &&
          says === (paise === ALL_PAISE ? 'paid' : 'partly') &&
          (by === 'cash' || (by === 'upi' && reference !== '')) &&
          (stopMethod ?? by) === by;
        const vector = {
          name: '',
          auth: DRIVER,
          before: shop,
          request: writtenDown(request, { as: DRIVER, before: shop }),
          expect: 'allow',
        } as const;
        expect(prepare(vector).allowed(rules)).toBe(isRight);
        if (isRight) allowed += 1;
      },
    ),
    { numRuns: 800, seed: 20261126 },
  );
  expect(allowed).toBeGreaterThan(20);
});

it('without a payment nothing was collected', () => {
  fc.assert(
    fc.property(sum, method, (collected, by) => {
      const shop = day();
      const request = deliver({}, { stop: { method: by, amount: collected / 100 } });
      const vector = {
        name: '',
        auth: DRIVER,
        before: shop,
        request: writtenDown(request, { as: DRIVER, before: shop }),
        expect: 'allow',
      } as const;
      expect(prepare(vector).allowed(rules)).toBe(collected === 0 && by === '');
    }),
    { numRuns: 200 },
  );
});
