import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { OrderEdit } from '@/domain/order/edit/orderEdit';
import { ORDER_STATUSES, type OrderStatus } from '@/domain/order/order';
import type { PlainDocument } from '@/lib/plainData';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import { aQueuedEdit } from '../../../test/support/edits';
import { editOrder } from './editOrder';
import { parseOrder } from './orderDocument';
import { applyPendingEdits, baseVersionOf, readQueuedEdits } from './queuedEdits';

/*
 * One tablet, one order and everybody else. The person edits what the screen shows; the outbox sends, in order, or the
 * answer is lost; others change the order with or without naming a command; the list is read now and then.
 */

type Step =
  | { readonly act: 'edit' | 'staff'; readonly status: OrderStatus }
  | { readonly act: 'send'; readonly answered: boolean }
  | { readonly act: 'discard'; readonly index: number }
  | { readonly act: 'read' | 'customerCancels' };

const status = fc.constantFrom(...ORDER_STATUSES);
const MINE: readonly fc.Arbitrary<Step>[] = [
  fc.record({ act: fc.constant('edit'), status }),
  fc.record({ act: fc.constant('send'), answered: fc.boolean() }),
  fc.record({ act: fc.constant('discard'), index: fc.nat(3) }),
  fc.record({ act: fc.constant('read') }),
];
const THEIRS: readonly fc.Arbitrary<Step>[] = [
  fc.record({ act: fc.constant('staff'), status }),
  fc.record({ act: fc.constant('customerCancels') }),
];

function openShop() {
  let version = 0;
  let order: PlainDocument['data'] = {};
  /** How many changes others have made, and how many of them the last reading shows. */
  let foreign = 0;
  let read = { document: order, foreign };
  let entries: CommandRecord[] = [];
  let made = 0;
  const seenBy = new Map<string, number>();
  const unseen: string[] = [];
  let refused = 0;

  function write(data: PlainDocument['data']) {
    version += 1;
    const updatedAt = `2026-01-15T09:00:00.${String(version).padStart(6, '0')}Z`;
    order = { ...order, ...data, updatedAt };
  }
  write({ email: 'asha@demo.test', status: 'pending' });
  read = { document: order, foreign };

  const change = (id: string, status: CommandRecord['status']) => {
    entries = entries.map(entry => (entry.id === id ? { ...entry, status } : entry));
  };

  function edit(status: OrderStatus) {
    const queued = readQueuedEdits(entries, 'back-office:admin');
    const { orders, editsOf } = applyPendingEdits([parseOrder({ id: 'A1', data: read.document })], queued);
    const [shown] = orders;
    if (!shown) throw new Error('the order is on screen');
    const pendingChanges = editsOf.get('A1')?.pendingChanges ?? [];
    made += 1;
    const commandId = `C${made}`;
    const baseVersion = baseVersionOf(shown, pendingChanges);
    entries = [...entries, aQueuedEdit({ commandId, status, ...baseVersion }, { seq: made }).entry];
    // Under an edit of one's own nothing of a later reading is to be seen.
    const below = pendingChanges.at(-1);
    seenBy.set(commandId, below ? (seenBy.get(below.commandId) ?? 0) : read.foreign);
  }

  async function send(answered: boolean) {
    const next = entries.find(entry => entry.status === 'pending');
    if (!next) return;
    const { outcome } = await editOrder(next.payload as OrderEdit, {
      me: { uid: 'admin', email: 'admin@demo.test', name: 'Admin' },
      get: async () => ({ id: 'A1', data: order }),
      set: () => {},
      update: (_path, fields) => {
        if (seenBy.get(next.id) !== foreign) unseen.push(next.id);
        const plain = Object.entries(fields).filter(([, value]) => typeof value === 'string');
        write(Object.fromEntries(plain) as PlainDocument['data']);
      },
    });
    if (outcome === 'refused') refused += 1;
    if (answered || outcome === 'refused') change(next.id, outcome === 'saved' ? 'done' : 'failed');
  }

  return {
    unseen,
    refused: () => refused,
    async step(step: Step) {
      switch (step.act) {
        case 'edit':
          return edit(step.status);
        case 'send':
          return send(step.answered);
        case 'discard': {
          const entry = entries.filter(({ status }) => status === 'pending')[step.index];
          if (!entry) return;
          // What has been done cannot be discarded.
          if (order.lastCommandId === entry.id) change(entry.id, 'done');
          else entries = entries.filter(({ id }) => id !== entry.id);
          return;
        }
        case 'read':
          read = { document: order, foreign };
          return;
        case 'staff':
          foreign += 1;
          return write({ status: step.status, lastCommandId: `X${foreign}` });
        case 'customerCancels':
          // The rules let a customer leave the name of the last command.
          if (order.status !== 'pending') return;
          foreign += 1;
          return write({ status: 'cancelled' });
      }
    },
  };
}

const script = (steps: readonly fc.Arbitrary<Step>[]) =>
  fc.array(fc.oneof(...steps), { maxLength: 40, size: 'max' });

it('an edit is never saved over a change of others that the person has not seen', async () => {
  await fc.assert(
    fc.asyncProperty(script([...MINE, ...THEIRS]), async steps => {
      const shop = openShop();
      for (const step of steps) await shop.step(step);
      expect(shop.unseen).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

it('one’s own edits are never in conflict with each other', async () => {
  await fc.assert(
    fc.asyncProperty(script(MINE), async steps => {
      const shop = openShop();
      for (const step of steps) await shop.step(step);
      expect(shop.refused()).toBe(0);
    }),
    { numRuns: 1000 },
  );
});
