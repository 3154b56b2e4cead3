import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DeliverySlot, deliveryDays, isOffered } from '@/domain/delivery/deliveryAreas';
import { slotEnd } from '@/lib/time/slot';
import { loadRules } from '../../local-firebase/rules/rules';
import { areaFields, deliveryArea } from './orderArbitraries';
import { prepare } from './prepare';
import { ASHA, placing, pricing, SETTINGS, SHELF } from './shop';

const rules = loadRules(readFileSync('firestore.rules', 'utf8'), 'both');
const DAY_MS = 86_400_000;

/** Any moment of three years, and often one at which an hour begins in India. */
const moment = fc
  .tuple(
    fc.nat(3 * 365 * 24),
    fc.oneof(fc.constant(0), fc.constant(-1), fc.integer({ min: 0, max: 3_599_999 })),
  )
  .map(([hours, ms]) => Date.UTC(2025, 0, 1, 0, 30) + hours * 3_600_000 + ms);

describe('the days and times that the form offers', () => {
  it('are those that the rules allow, for any area at any moment', () => {
    fc.assert(
      fc.property(deliveryArea, moment, fc.nat(), ({ days, ...area }, nowMs, pick) => {
        const here = { ...area, days, name: 'Here' };
        const offered = deliveryDays(here, nowMs);
        expect(offered.length).toBeGreaterThan(0);
        const slot = here.slots[pick % here.slots.length] ?? '';
        for (let ahead = -2; ahead <= 16; ahead += 1) {
          const choice: DeliverySlot = {
            day: new Date(nowMs + 330 * 60_000 + ahead * DAY_MS).toISOString().slice(0, 10),
            slot,
          };
          const isAllowed = prepare(
            {
              name: '',
              auth: ASHA,
              before: { ...SHELF, 'settings/shop': { ...SETTINGS, areas: areaFields([here]) } },
              request: placing(
                { '1': 1 },
                {
                  delivery: { area: 'Here', pin: here.pins[0] ?? '', slot },
                  estimatedDelivery: { $write: 'instant', iso: slotEnd(choice) },
                  pricing: pricing(2000, { feePaise: here.feePaise }),
                },
              ),
              expect: 'allow',
            },
            nowMs,
          ).allowed(rules);
          expect([choice, isAllowed]).toEqual([choice, isOffered(offered, choice)]);
        }
      }),
      { numRuns: 60 },
    );
  });
});
