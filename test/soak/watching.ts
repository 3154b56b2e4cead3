import type { Tab } from './tab';
import type { World } from './world';

/** Half a minute is how often the page looks; and as much again for the answer and for a reading that failed before. */
const BY_THEN_MS = 60_000;

export type Watching = {
  /** Somebody opens My Orders in a tab, and leaves it open. */
  readonly watch: (tab: Tab) => void;
  /** What the page in a tab shows; undefined where it is not open. */
  readonly shownIn: (tab: Tab) => readonly string[] | null | undefined;
};

const BEFORE = 'with nothing in the way';

type Shown = { readonly uid: string; readonly orders: readonly string[] } | null;

/** The screens that people leave open. */
export function createWatching(): Watching {
  const open = new Map<Tab, { shown: Shown }>();
  return {
    watch(tab) {
      if (open.has(tab)) return;
      const screen: { shown: Shown } = { shown: null };
      open.set(tab, screen);
      tab.page.openMyOrders(tab.store, shown => {
        screen.shown = shown;
      });
    },
    shownIn(tab) {
      const screen = open.get(tab);
      if (!screen) return undefined;
      return screen.shown?.uid === tab.uid() ? screen.shown.orders : null;
    },
  };
}

const isActive = (order: string) => !order.endsWith(' delivered');

/**
 * P10: whatever became of its readings before, a screen that is left open shows orders, and of those under way it goes on
 * showing what the server has.
 */
export async function checkScreens(
  { shop, tabs, time, broken }: World,
  { shownIn }: Watching,
): Promise<void> {
  const stored = (uid: string) =>
    shop.orders().flatMap(({ id, userId, status }) => (userId === uid ? [`${id} ${status}`] : []));
  /** The screens of whoever is signed in, and what they show. */
  const screens = () =>
    tabs().flatMap(tab => {
      const [uid, shown] = [tab.uid(), shownIn(tab)];
      return uid === null || shown === undefined || tab.needsSignIn() ? [] : [{ tab, uid, shown }];
    });
  const check = ({ uid, shown }: ReturnType<typeof screens>[number], when: string) => {
    if (shown && !shown.some(isActive) && when === BEFORE) return;
    const there = stored(uid).sort().join();
    if (shown?.join() !== there) {
      broken(`P10: ${when} a screen of ${uid} shows ${shown ?? 'nothing'} where the server has ${there}`);
    }
  };
  const open = screens();
  for (const screen of open) check(screen, BEFORE);
  const watched = open.find(({ shown }) => shown?.some(isActive));
  if (!watched) return;
  const [orderId = ''] = watched.shown?.find(isActive)?.split(' ') ?? [];
  await shop.setStatus(orderId, 'delivered');
  await time.pass(BY_THEN_MS);
  for (const screen of screens()) if (screen.tab === watched.tab) check(screen, 'a minute after a change');
}
