import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { encodeFields } from '../../local-firebase/seed/seedValue';
import { countIn } from '../../scripts/options.mjs';
import { onOfficial } from '../support/official';
import { forgetDevice } from '../support/renderApp';
import { anOrder } from '../support/shop';
import { hurryTime } from './fasterTime';
import { STAGES, type Stage } from './faultProxy';
import { openListener } from './listener';
import { openSetup } from './liveSetup';

/** `LIVE_RUNS=500` runs more; `LIVE_SEED` and `LIVE_PATH`, from a failure's message, that one again. */
const { LIVE_SEED = '23', LIVE_PATH } = process.env;
const LIVE_RUNS = countIn('LIVE_RUNS', onOfficial ? 5 : 25);
const HOUR_MS = 3_600_000;

type Step =
  /** Orders and products are placed or changed, by one commit. */
  | { readonly kind: 'write'; readonly orders: readonly number[]; readonly items: readonly number[] }
  /** Something is written, and what is told of it breaks: on the channel of before or on a new one. */
  | { readonly kind: 'fault'; readonly stage: Stage; readonly anew: boolean; readonly waits: boolean }
  | { readonly kind: 'buffer' | 'network' | 'look'; readonly on: boolean }
  /** `ahead`: the server's clock jumps. `sleep`: the device does nothing for an hour. */
  | { readonly kind: 'cut' | 'restart' | 'poll' | 'sleep' | 'ahead' | 'settle' };

const some = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 4 });
const write: fc.Arbitrary<Step> = fc.record({
  kind: fc.constant('write' as const),
  orders: some,
  items: some,
});
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: write },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('fault' as const),
      stage: fc.constantFrom(...STAGES),
      anew: fc.boolean(),
      waits: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('buffer' as const, 'network' as const, 'look' as const),
      on: fc.boolean(),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        ...(['cut', 'cut', 'restart', 'poll', 'sleep', 'ahead', 'settle', 'settle'] as const),
      ),
    }),
  },
);

let time: ReturnType<typeof hurryTime>;
beforeEach(() => {
  time = hurryTime();
});
afterEach(() => time.restore());

/** What comes on a channel that has been there for long. */
const MIDWAY: readonly Stage[] = ['halfChunk', 'document', 'chunk'];

const isVisible = () => document.visibilityState === 'visible';

function setOnline(on: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: on, configurable: true });
  globalThis.dispatchEvent(new Event(on ? 'online' : 'offline'));
}

function look(on: boolean): void {
  const value = on ? 'visible' : 'hidden';
  Object.defineProperty(document, 'visibilityState', { value, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

async function play(steps: readonly Step[], seen: Map<Stage, number>): Promise<void> {
  const setup = await openSetup();
  const { proxy } = setup;
  const stored = new Map<string, number>();
  let version = 0;
  let lastMs = 0;
  let aheadMs = 0;
  async function put(orders: readonly number[], items: readonly number[]) {
    version += 1;
    lastMs = Math.max(lastMs + 1, Date.now() + aheadMs);
    const at = new Date(lastMs);
    const written = [
      ...orders.map(n => ({
        path: `orders/A00000000${n}`,
        fields: anOrder(`A00000000${n}`, {
          ...{ specialInstructions: String(version), createdAt: at, orderDate: at, updatedAt: at },
        }),
      })),
      ...items.map(n => ({
        path: `inventory/${n}`,
        fields: { name: `Water ${n}`, inStock: version, reorderPoint: 0, unitPrice: '1.00', updatedAt: at },
      })),
    ];
    await setup.write(written.map(({ path, fields }) => ({ path, fields: encodeFields(fields) })));
    for (const { path } of written) stored.set(path, version);
  }

  await put([0], [1]);
  // Those are there already: `openOfficialShop` has put them.
  if (onOfficial) await put([], [2, 3]);
  const listener = await openListener(setup.env);
  try {
    await listener.has(stored, 'It is not told to begin with.');
    let isThere = true;
    let breaks = false;
    for (const each of steps) {
      switch (each.kind) {
        case 'write':
          if (each.orders.length + each.items.length > 0) await put(each.orders, each.items);
          break;
        case 'fault':
          breaks = each.waits && proxy.isWell() && isThere && isVisible();
          proxy.arm(each.stage);
          if (isThere && (each.anew || !MIDWAY.includes(each.stage))) {
            setOnline(false);
            setOnline(true);
          }
          await put([0], [1]);
          if (breaks) await proxy.broken();
          break;
        case 'cut':
          proxy.cut();
          break;
        case 'buffer':
          proxy.buffer(each.on);
          break;
        case 'network':
          isThere = each.on;
          setOnline(each.on);
          break;
        case 'look':
          look(each.on);
          break;
        case 'poll':
          listener.poll();
          break;
        case 'restart':
          await setup.restart();
          break;
        case 'sleep':
          time.pass(HOUR_MS);
          break;
        case 'ahead':
          aheadMs = 2 * HOUR_MS;
          setup.aheadBy(aheadMs);
          break;
        case 'settle':
          if (isThere && isVisible())
            await listener.has(stored, `It does not come to rest after ${JSON.stringify(each)}.`);
      }
    }
    proxy.heal();
    setOnline(true);
    look(true);
    await listener.has(stored, 'It is not told all in the end.');

    for (const [path, versions] of listener.taken) {
      const inOrder = [...new Set(versions)].sort((one, other) => one - other);
      expect(versions, `${path} is taken once for each version, and never back`).toEqual(inOrder);
    }
    const placed = [...stored.keys()].flatMap(path => (path.startsWith('orders/') ? [path.slice(7)] : []));
    expect([...listener.told].sort(), 'each new order is announced once').toEqual(
      placed.filter(id => id !== 'A000000000').sort(),
    );
  } finally {
    for (const [stage, times] of proxy.met) seen.set(stage, (seen.get(stage) ?? 0) + times);
    setOnline(true);
    look(true);
    await listener.close();
    await forgetDevice();
    await setup.close();
  }
}

it('the mirror is as the server has it, each change taken and each order announced once, wherever the channel breaks', async () => {
  const seen = new Map<Stage, number>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 16 }), steps => play(steps, seen)),
    {
      seed: Number(LIVE_SEED),
      numRuns: LIVE_RUNS,
      ...(LIVE_PATH !== undefined && { path: LIVE_PATH }),
      endOnFailure: true,
      interruptAfterTimeLimit: 24 * HOUR_MS,
    },
  );
  if (process.env.LIVE_RUNS)
    process.stdout.write(`LIVE ${LIVE_RUNS} scripts; broken by ${JSON.stringify([...seen])}\n`);
});
