import type { StockAdjustment } from '@/domain/stock/stockChanges';
import { commandsOf } from './disk';
import { type ProductId, STAFF } from './shop';
import type { Tab } from './tab';
import type { World } from './world';

/** A count of the shelf, and what staff were told of it. */
export type Count = {
  readonly id: string;
  readonly productId: ProductId;
  readonly counted: number;
  /** What the screen said when it was counted. */
  readonly shown: number;
  saved: boolean;
  done: boolean;
  /** Staff were asked about it, and said that its difference is to be applied. */
  decided: boolean;
  discarded: boolean;
};

export type Counting = {
  readonly counts: readonly Count[];
  /** Staff count a product: so many more or fewer than their screen says. */
  readonly count: (tab: Tab, productId: ProductId, off: number) => Promise<void>;
  /** Staff answer the oldest question about a count. */
  readonly decide: (tab: Tab, how: 'apply' | 'discard') => Promise<void>;
  readonly read: (tab: Tab) => void;
};

const AREA = 'back-office';

/** Staff sign in to the back office in a tab, where they are not. Says whether they are there. */
export async function openOffice(tab: Tab): Promise<boolean> {
  tab.openOffice();
  if (tab.uid(AREA) === STAFF.uid && !tab.needsSignIn(AREA)) return true;
  await tab.store.dispatch(tab.page.signIn(AREA, STAFF.email, STAFF.password));
  return tab.uid(AREA) === STAFF.uid;
}

const ofStaff = (tab: Tab) => tab.entries().filter(({ area }) => area === AREA);

/** By how much the person's own waiting changes move what the screen says. */
function waitingOf(tab: Tab, productId: ProductId): number {
  return ofStaff(tab).reduce((sum, { status, payload }) => {
    const { adjustment, productId: id } = payload as unknown as StockAdjustment;
    if ((status !== 'pending' && status !== 'sending') || id !== productId) return sum;
    if ('by' in adjustment) return sum + adjustment.by;
    return 'counted' in adjustment ? sum + adjustment.counted - adjustment.shown : sum;
  }, 0);
}

/** How staff count the shelf, in a tab of the same browser. */
export function createCounting(world: () => World): Counting {
  const counts: Count[] = [];

  return {
    counts,

    async count(tab, productId, off) {
      const product = tab.store.getState().catalogue.products.find(({ id }) => id === productId);
      if (!(await openOffice(tab)) || !product || !tab.isAlive()) return;
      const { page, store } = tab;
      const shown = product.inStock + waitingOf(tab, productId);
      const counted = Math.max(0, shown + off);
      if (shown < 0) return;
      const id = world().newOrderId();
      const told: Count = {
        ...{ id, productId, counted, shown, saved: false, done: false, decided: false, discarded: false },
      };
      counts.push(told);
      const payload: StockAdjustment = {
        commandId: id,
        ground: { updatedAt: null, builtOn: [] },
        by: { id: STAFF.uid, name: 'Staff' },
        productId,
        label: product.name,
        kind: 'correction',
        adjustment: { counted, shown },
        reason: '',
      };
      await store.dispatch(page.queueCommand(page.createStockMovementCommand, { uid: STAFF.uid, payload }));
      told.saved = true;
    },

    async decide(tab, how) {
      if (!(await openOffice(tab))) return;
      const { page, store } = tab;
      for (const entry of ofStaff(tab)) {
        const problem = page.parseStockProblem(entry.failure?.reason);
        const told = counts.find(({ id }) => id === entry.id);
        if (entry.status !== 'failed' || problem.kind !== 'moved' || !told) continue;
        if (how === 'discard') {
          told.discarded = true;
          const gone = await store.dispatch(page.discardCommand(entry));
          told.discarded = gone;
        } else {
          told.decided = true;
          const change = entry.payload as unknown as StockAdjustment;
          const held = { change, entry, inStock: problem.inStock };
          await store.dispatch(page.resumeCommand(entry, page.applied(held, problem.inStock)));
        }
        return;
      }
    },

    read(tab) {
      for (const { id, status } of ofStaff(tab)) {
        const told = counts.find(count => count.id === id);
        if (told && status === 'done') told.done = true;
      }
    },
  };
}

/**
 * P9: a count moves the stock by what was counted less what the screen said, once; by itself only while the stock is what
 * the screen said. It is never lost, and fails only where the stock has moved.
 */
export async function checkCounts({ shop, broken }: World, { counts }: Counting): Promise<void> {
  const kept = new Map((await commandsOf(STAFF.uid)).map(command => [command.id, command]));
  for (const { id, productId, counted, shown, saved, done, decided, discarded } of counts) {
    const movement = shop.movementOf(id, productId);
    const command = kept.get(id);
    const failed = command?.status === 'failed';
    if (saved && !movement && !failed && !discarded) {
      broken(`P9: the count ${id} was called saved and is lost (${command?.status ?? 'not on disk'})`);
    }
    if (done && !movement) broken(`P9: the count ${id} was called applied and is not`);
    if (movement && failed) broken(`P9: the count ${id} is applied and failed`);
    if (movement && discarded && !done)
      broken(`P9: the count ${id} was discarded, is applied, and nobody said so`);
    if (movement && movement.quantity !== counted - shown) {
      broken(`P9: ${counted} were counted of ${shown}, and the stock moved by ${movement.quantity}`);
    }
    if (movement && !decided && movement.after - movement.quantity !== shown) {
      broken(
        `P9: ${shown} were shown, ${movement.after - movement.quantity} were there, and nobody was asked`,
      );
    }
    const reason = command?.failure?.reason as { kind?: unknown; inStock?: unknown } | null | undefined;
    const isTrue = (reason?.kind === 'moved' && reason.inStock !== shown) || reason?.kind === 'notEnough';
    if (failed && !isTrue) {
      broken(`P9: the count ${id} failed for no reason: ${JSON.stringify(command.failure)}`);
    }
  }
}
