import type { NewOrder } from '@/domain/order/placing/newOrder';
import type { Asked } from './person';
import type { OrderForm } from './screens';
import type { Line } from './step';
import type { Tab } from './tab';

type Open = { form: OrderForm | null; readonly uid: string; readonly close: () => void };

export type Editing = {
  /** Somebody takes a waiting order back, changes it and presses again; or presses once more on the form that is open. */
  readonly edit: (tab: Tab, nth: number, lines: readonly Line[]) => Promise<void>;
  /** Somebody else is there: the form is not theirs. */
  readonly look: (tab: Tab) => void;
};

type Options = {
  readonly asked: ReadonlyMap<string, Asked>;
  readonly anOrder: (tab: Tab, uid: string, lines: readonly Line[]) => NewOrder | null;
  /** Somebody presses for an order. */
  readonly press: (order: NewOrder) => void;
};

/** How people change orders that wait, on the app's own form. */
export function createEditing({ asked, anOrder, press }: Options): Editing {
  const forms = new Map<Tab, Open>();

  function close(tab: Tab): void {
    forms.get(tab)?.close();
    forms.delete(tab);
  }

  function place(tab: Tab, { form, uid }: Open, lines: readonly Line[]): void {
    if (!form || form.placing.kind === 'sending') return;
    const order = anOrder(tab, uid, lines);
    const replaced = asked.get(form.replaces);
    if (!order || !replaced) return;
    press(order);
    replaced.replacedBy = order.id;
    form.place(order, form.placing.kind === 'possibleDuplicate');
  }

  return {
    async edit(tab, nth, lines) {
      const there = forms.get(tab);
      if (there) return place(tab, there, lines);
      const waiting = tab.waiting();
      const entry = waiting[nth % waiting.length];
      const told = entry && asked.get(entry.id);
      if (!entry || !told) return;
      told.held = true;
      const outcome = await tab.store.dispatch(tab.page.cancelForEditing(entry));
      if (outcome !== 'cancelled' || tab.uid() !== entry.uid || !tab.isAlive() || forms.has(tab)) return;
      let pressed = false;
      const open: Open = {
        form: null,
        uid: entry.uid,
        close: tab.page.openOrderForm(tab.store, entry.id, form => {
          open.form = form;
          if (form === null) return close(tab);
          if (pressed) return;
          pressed = true;
          place(tab, open, lines);
        }),
      };
      forms.set(tab, open);
    },
    look(tab) {
      const open = forms.get(tab);
      if (open && open.uid !== tab.uid()) close(tab);
    },
  };
}
