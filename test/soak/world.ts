import type { Backend } from './backend';
import { createDevice, type Device } from './device';
import { wipeDisk } from './disk';
import { createNetwork, type Network } from './network';
import type { Page } from './page';
import { type Customer, customer, openShop, type Shop } from './shop';
import { CUSTOMERS, type TabNumber } from './step';
import { openTab, type Tab } from './tab';
import type { VirtualTime } from './virtualTime';

/** What a script runs on, loaded once: a copy of the page for each of two tabs, and the backend. */
export type Stage = {
  readonly time: VirtualTime;
  readonly backend: Backend;
  readonly pages: readonly [Page, Page];
  /** One more copy of the page. Copies stay for as long as the process lives. */
  readonly loadPage: (name: string) => Promise<Page>;
  /** Gives the process its own time back. */
  readonly close: () => void;
};

/** One device, its tabs, its network and the shop behind it; and what has been found broken. */
export type World = {
  readonly time: VirtualTime;
  readonly shop: Shop;
  readonly device: Device;
  readonly network: Network;
  readonly customers: { readonly [uid: string]: Customer };
  readonly broken: (promise: string) => void;
  readonly findings: readonly string[];
  readonly newOrderId: () => string;
  /** The tab of that number; opened (again) where there is none or it was killed. */
  readonly tabAt: (number: TabNumber) => Promise<Tab>;
  /** The tabs that are there. */
  readonly tabs: () => readonly Tab[];
  readonly close: (number: TabNumber) => Promise<void>;
};

type Options = { readonly seed: number; readonly hasLocks: boolean; readonly watch: (tab: Tab) => void };

function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

export async function createWorld(
  { time, backend, pages }: Stage,
  { seed, hasLocks, watch }: Options,
): Promise<World> {
  await wipeDisk();
  time.reset();
  const random = seededRandom(seed);
  const findings: string[] = [];
  const broken = (promise: string) => void (findings.includes(promise) || findings.push(promise));
  const customers = Object.fromEntries(CUSTOMERS.map(uid => [uid, customer(uid)]));
  const shop = await openShop(backend, time, { customers: Object.values(customers), stock: 12 });
  const device = createDevice({ time, hasLocks });
  const latencyMs = () => 2 + Math.floor(random() * 30);
  const network = createNetwork({ shop, time, latencyMs, random, broken });
  globalThis.fetch = network.fetch;

  const slots: [Tab | null, Tab | null] = [null, null];
  let opened = 0;
  let ordered = 0;
  const newOrderId = () => {
    ordered += 1;
    return `T${String(ordered).padStart(11, '0')}`;
  };

  const world: World = {
    time,
    shop,
    device,
    network,
    customers,
    broken,
    findings,
    newOrderId,
    async tabAt(number) {
      const there = slots[number];
      if (there?.isAlive()) return there;
      await world.close(number);
      opened += 1;
      const opening = openTab({
        page: pages[number],
        host: `tab-${opened}.test`,
        device,
        network,
        time,
        random,
        orderId: newOrderId,
        watch,
      });
      const tab = await time.drive(opening, 10_000);
      if (!tab) throw new Error('P5: the app does not start');
      slots[number] = tab;
      return tab;
    },
    tabs: () => slots.filter(tab => tab?.isAlive() === true) as Tab[],
    async close(number) {
      const there = slots[number];
      slots[number] = null;
      await there?.kill();
      await time.settle();
    },
  };
  return world;
}
