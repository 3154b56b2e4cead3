import { afterAll, expect, it } from 'vitest';
import { runScript } from './runScript';
import { openStage } from './stage';
import type { Line, Step } from './step';

const HOUR_MS = 3_600_000;
const oneBottle: readonly Line[] = [{ product: '1', quantity: 1 }];
const order: Step = { kind: 'order', tab: 0, lines: oneBottle, twice: false };

/** Scripts that broke a promise when they were found, in the fewest steps that did. */
const FOUND: readonly [title: string, steps: readonly Step[], seed?: number][] = [
  [
    'an order is sent by the tab that is left when the tab that kept it was killed',
    [
      { kind: 'look', tab: 1 },
      { kind: 'pass', ms: 100 },
      { kind: 'crash', tab: 0, atAwait: 1, takesEffect: true },
      order,
    ],
  ],
  [
    'an order is sent by the tab that is left when the one at work was killed',
    [
      { kind: 'look', tab: 1 },
      { kind: 'pass', ms: 100 },
      { kind: 'crash', tab: 0, atAwait: 12, takesEffect: false },
      order,
      { kind: 'pass', ms: 1000 },
    ],
  ],
  [
    'an order is placed by a phone whose clock is a year slow',
    [{ kind: 'clock', byMs: -365 * 24 * HOUR_MS }, order],
  ],
  [
    'an order that waited for more than a day is placed',
    [{ kind: 'offline' }, order, { kind: 'pass', ms: 100 }, { kind: 'sleep', ms: 30 * HOUR_MS }],
  ],
  [
    'an order whose discarding was cut off is seen to be placed when a try of it arrives',
    [
      order,
      { kind: 'pass', ms: 100 },
      { kind: 'crash', tab: 0, atAwait: 2, takesEffect: true },
      { kind: 'discard', tab: 0, nth: 0 },
    ],
    586214,
  ],
  [
    'an order that could not be discarded is sent on',
    [
      { kind: 'fault', fault: { kind: 'delay', delayMs: 9965 }, on: 'all requests', times: 3 },
      order,
      { kind: 'pass', ms: 1000 },
      { kind: 'discard', tab: 0, nth: 0 },
      { kind: 'pass', ms: 3000 },
      order,
    ],
    1,
  ],
  [
    'an order that was given up before its commit is not committed afterwards',
    [
      order,
      { kind: 'pass', ms: 30 },
      { kind: 'fault', fault: { kind: 'delay', delayMs: 14_963 }, on: 'reads', times: 1 },
      { kind: 'pass', ms: 100 },
      { kind: 'discard', tab: 0, nth: 0 },
    ],
    34_667,
  ],
  [
    'an order is not refused because somebody else signed in while it was under way',
    [order, { kind: 'pass', ms: 3 }, { kind: 'sign in', tab: 0, as: 'ravi' }],
  ],
  [
    'an order is not refused because somebody else was signed in for a moment',
    [
      { ...order, tab: 1 },
      { ...order, twice: true },
      order,
      { kind: 'sleep', ms: 600_000 },
      { kind: 'sign in', tab: 0, as: 'ravi' },
      { kind: 'sign in', tab: 0, as: 'asha' },
    ],
  ],
  [
    'an order refused at a second try is told to be placed when the first arrives after all',
    [
      { kind: 'fault', fault: { kind: 'delay', delayMs: 30_000 }, on: 'commits', times: 1 },
      order,
      { kind: 'pass', ms: 10_000 },
      { kind: 'archive', product: '1', archived: true },
      { kind: 'pass', ms: 16_000 },
      { kind: 'archive', product: '1', archived: false },
      { kind: 'pass', ms: 20_000 },
    ],
  ],
  [
    'an order is never sent in the name of whoever signed in while it was read',
    [
      { kind: 'order', tab: 0, lines: [{ product: '3', quantity: 1 }], twice: true },
      { kind: 'look', tab: 0 },
      { kind: 'look', tab: 0 },
      order,
      { kind: 'sign in', tab: 1, as: 'asha' },
      { kind: 'sign in', tab: 1, as: 'ravi' },
      { kind: 'price', product: '1', paise: 99 },
    ],
    6,
  ],
  [
    'an order that is discarded twice is not said to be kept',
    [
      {
        kind: 'order',
        tab: 0,
        lines: ['2', '1', '3'].map(product => ({ product, quantity: 1 })) as Line[],
        twice: false,
      },
      { kind: 'pass', ms: 60 },
      { kind: 'discard', tab: 0, nth: 0 },
      { kind: 'crash', tab: 0, atAwait: 10, takesEffect: false },
      { kind: 'offline' },
      { kind: 'discard', tab: 0, nth: 0 },
      { kind: 'pass', ms: 16_000 },
      order,
    ],
    989_120,
  ],
  ...[-365 * 24, 2].map((hours): [string, readonly Step[], number] => [
    `an order that was discarded while it was sent is looked for, though the clock is put ${hours} hours on`,
    [
      { kind: 'fault', fault: { kind: 'delay', delayMs: 500 }, on: 'commits', times: 1 },
      order,
      { kind: 'pass', ms: 100 },
      { kind: 'discard', tab: 0, nth: 0 },
      { kind: 'clock', byMs: hours * HOUR_MS },
      { kind: 'look', tab: 0 },
      order,
    ],
    1,
  ]),
  [
    'an order is not sent as somebody who signs in while its customer’s token is on its way',
    [
      order,
      { kind: 'pass', ms: 100 },
      { kind: 'fault', fault: { kind: 'delay', delayMs: 500 }, on: 'tokens', times: 1 },
      { kind: 'clock', byMs: 2 * HOUR_MS },
      { kind: 'pass', ms: 30 },
      { kind: 'sign in', tab: 0, as: 'ravi' },
    ],
    57_433,
  ],
  [
    'an order that two tabs sent, one in vain, is looked for when it is discarded',
    [
      { kind: 'send now', tab: 1 },
      order,
      { kind: 'sleep', ms: 600_000 },
      { kind: 'fault', fault: { kind: 'dropRequest' }, on: 'reads', times: 1 },
      { kind: 'pass', ms: 60 },
      { kind: 'discard', tab: 0, nth: 0 },
      { kind: 'fault', fault: { kind: 'delay', delayMs: 500 }, on: 'commits', times: 1 },
    ],
    502_485,
  ],
  [
    'an order kept while its customer signs out is shown to nobody',
    [{ kind: 'offline' }, { ...order, tab: 1 }, { kind: 'sign out', tab: 1 }],
  ],
  [
    'orders read from the disk while their customer signs out are shown to nobody',
    [{ kind: 'offline' }, order, { kind: 'pass', ms: 100 }, { kind: 'sign out', tab: 1 }],
  ],
  [
    'an order that is changed and refused again is not lost',
    [
      { kind: 'look', tab: 0 },
      order,
      { kind: 'sign in', tab: 1, as: 'asha' },
      { kind: 'edit', tab: 0, nth: 0, lines: [{ product: '3', quantity: 4 }] },
      { kind: 'pass', ms: 3 },
    ],
    444_642,
  ],
  [
    'who discards an order that is placed meanwhile is told so',
    [
      { kind: 'fault', fault: { kind: 'delay', delayMs: 5000 }, on: 'commits', times: 1 },
      order,
      { kind: 'pass', ms: 30 },
      { kind: 'discard', tab: 0, nth: 0 },
      { kind: 'pass', ms: 16_000 },
    ],
    5,
  ],
  [
    'a count before which a bottle was sold is asked about',
    [order, { kind: 'count', tab: 0, product: '1', off: 0 }],
  ],
  [
    'a screen that is left open shows a change though nothing else is read',
    [order, { kind: 'watch', tab: 0 }],
  ],
  [
    'orders that were never read over a bad line are read in the end',
    [
      { kind: 'lossy line', percent: 50 },
      { kind: 'watch', tab: 0 },
    ],
    1,
  ],
  [
    'orders whose only reading was in somebody’s way are read again',
    [
      { kind: 'watch', tab: 0 },
      { kind: 'fault', fault: { kind: 'status', status: 409 }, on: 'lists', times: 1 },
      { kind: 'pass', ms: 70_000 },
    ],
  ],
  [
    'orders whose reading was refused with a renewed token too are read again',
    [
      { kind: 'fault', fault: { kind: 'status', status: 401 }, on: 'lists', times: 2 },
      { kind: 'watch', tab: 0 },
      { kind: 'pass', ms: 3000 },
    ],
  ],
  [
    'orders that were asked for while another was signed in for a moment are read again',
    [
      { kind: 'watch', tab: 1 },
      { kind: 'sign in', tab: 1, as: 'ravi' },
      { kind: 'sign in', tab: 1, as: 'asha' },
    ],
    215_637,
  ],
];

const stage = await openStage();
afterAll(() => stage.close());

for (const hasLocks of [true, false]) {
  it.each(FOUND)(`%s, ${hasLocks ? 'with' : 'without'} Web Locks`, async (_title, steps, seed = 952_136) => {
    await expect(runScript(stage, { seed, hasLocks, steps })).resolves.toBeUndefined();
  });
}
