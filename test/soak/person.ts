import type { NewOrder } from '@/domain/order/placing/newOrder';
import { type Counting, createCounting } from './counting';
import { commandsOf } from './disk';
import { createEditing, type Editing } from './editing';
import type { Line } from './step';
import type { Tab } from './tab';
import { createWatching, type Watching } from './watching';
import type { World } from './world';

/** An order somebody pressed for, and what they were told of it. */
export type Asked = {
  readonly order: NewOrder;
  /** Its place in the queue; null while nobody knows whether it is in it. */
  seq: number | null;
  saved: boolean;
  placed: boolean;
  /** Whether somebody wants it discarded; 'kept' is the answer that it could not be. */
  takenBack: 'never' | 'asked' | 'kept';
  /** It was said to be discarded. */
  discarded: boolean;
  /** Somebody took it back to change it. */
  held: boolean;
  /** What they pressed for instead. */
  replacedBy: string | null;
};

/** What the people at the device ask for, and what the app tells them. */
export type Person = {
  readonly asked: ReadonlyMap<string, Asked>;
  readonly order: (tab: Tab, lines: readonly Line[], twice: boolean) => void;
  readonly signIn: (tab: Tab, uid: string) => Promise<void>;
  readonly discard: (tab: Tab, nth: number) => void;
  readonly editing: Editing;
  readonly counting: Counting;
  readonly watching: Watching;
  /** Reads what a tab says now. */
  readonly read: (tab: Tab) => void;
};

export function createPerson(world: () => World): Person {
  const asked = new Map<string, Asked>();
  const isStored = (id: string) =>
    world().shop.backend.firestore.documents.read(`orders/${id}`) !== undefined;

  function anOrder(tab: Tab, uid: string, lines: readonly Line[]): NewOrder | null {
    const { products } = tab.store.getState().catalogue;
    const items = lines.flatMap(({ product: id, quantity }) => {
      const product = products.find(shown => shown.id === id);
      if (!product || product.archived || product.pricePaise === null) return [];
      const { name: productName, size, image, pricePaise } = product;
      return [{ productId: id, productName, size, image, quantity, pricePaise }];
    });
    if (items.length === 0) return null;
    return {
      id: world().newOrderId(),
      userId: uid,
      customerName: uid,
      email: `${uid}@demo.test`,
      phone: '9876543210',
      shippingAddress: '12 Lake View Road, Pune 411001',
      specialInstructions: '',
      paymentMethod: 'cash',
      items,
      shop: { deliveryFeePaise: 299, taxRate: 0.08 },
      placedAt: new Date().toISOString(),
    };
  }

  function press(order: NewOrder): Asked {
    const told: Asked = {
      order,
      seq: null,
      saved: false,
      placed: false,
      takenBack: 'never',
      discarded: false,
      held: false,
      replacedBy: null,
    };
    asked.set(order.id, told);
    return told;
  }
  const editing = createEditing({ asked, anOrder, press });
  const counting = createCounting(world);

  return {
    asked,
    editing,
    counting,
    watching: createWatching(),

    order(tab, lines, twice) {
      const uid = tab.uid();
      const order = uid === null ? null : anOrder(tab, uid, lines);
      if (!order) return;
      const { page, store } = tab;
      const told = press(order);
      const queue = async () => {
        const { seq } = await store.dispatch(
          page.queueCommand(page.placeOrderCommand, { uid: order.userId, payload: order }),
        );
        told.seq = seq;
        told.saved = true;
        const stored = await commandsOf(order.userId);
        if (!told.discarded && !stored.some(({ id }) => id === order.id)) {
          world().broken(`P1: ${order.id} was called saved and is not on disk`);
        }
      };
      void queue();
      if (twice) void queue();
    },

    async signIn({ page, store, uid, needsSignIn }, to) {
      if (uid() === to && !needsSignIn()) return;
      if (uid() !== null) await store.dispatch(page.signOut('storefront')).catch(() => {});
      // A sign-out that did not come about leaves the one who is there.
      if (uid() !== null) return;
      const { email, password } = world().customers[to] ?? { email: '', password: '' };
      await store.dispatch(page.signIn('storefront', email, password));
    },

    discard(tab, nth) {
      const waiting = tab.waiting();
      const entry = waiting[nth % waiting.length];
      const told = entry && asked.get(entry.id);
      if (!told) return;
      told.takenBack = 'asked';
      const close = tab.page.openDiscard(tab.store, entry, says => {
        close();
        if (says === 'closed') told.discarded = true;
        else told.takenBack = 'kept';
        const { status } = tab.entries().find(({ id }) => id === entry.id) ?? {};
        if (says === 'closed' && status === 'done') {
          world().broken(`P6: ${entry.id} is placed, and who asked to discard it was not told`);
        }
        if (says === 'wentThrough' && !isStored(entry.id)) {
          world().broken(`P6: ${entry.id} was called placed when asked to discard it, and is not`);
        }
      });
    },

    read(tab) {
      editing.look(tab);
      counting.read(tab);
      for (const { id, seq, status } of tab.entries()) {
        const told = asked.get(id);
        if (!told) continue;
        told.seq = seq;
        told.saved = true;
        if (status === 'done' && !told.placed) {
          told.placed = true;
          if (!isStored(id)) world().broken(`P6: ${id} was called placed before the server had it`);
        }
      }
    },
  };
}
