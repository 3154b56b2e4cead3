import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import { commandsOf } from './disk';
import type { Person } from './person';
import type { World } from './world';

/** Reasons for which a good order may fail. Any other says that the app, not the shop, was in its way. */
const TRUE_REASONS: ReadonlySet<unknown> = new Set([
  'noLongerSold',
  'outOfStock',
  'onlyLeft',
  'priceChanged',
]);

function reasonOf(refusal: unknown): unknown {
  if (typeof refusal !== 'object' || refusal === null) return refusal;
  const { kind, refusal: item } = refusal as { kind?: unknown; refusal?: { reason: { kind: unknown } } };
  return kind === 'item' ? item?.reason.kind : (kind ?? refusal);
}

/** P1, P8: what became of each order that somebody pressed for. */
export async function checkOrders({ shop, broken }: World, { asked }: Person): Promise<void> {
  const stored = new Map(shop.orders().map(order => [order.id, order]));
  const kept = new Map<string, CommandRecord>();
  for (const uid of new Set([...asked.values()].map(({ order }) => order.userId))) {
    for (const command of await commandsOf(uid)) kept.set(command.id, command);
  }
  for (const id of stored.keys()) if (!asked.has(id)) broken(`P1: nobody asked for the order ${id}`);

  /** What somebody changed lives on in what they pressed for instead. */
  const isSafe = (id: string): boolean => {
    const told = asked.get(id);
    if (stored.has(id) || told?.discarded || told?.takenBack === 'asked') return true;
    if (kept.get(id)?.status === 'failed') return true;
    return typeof told?.replacedBy === 'string' && isSafe(told.replacedBy);
  };

  for (const [id, { order, saved, placed, takenBack, discarded, held, replacedBy }] of asked) {
    const document = stored.get(id);
    const command = kept.get(id);
    const failed = command?.status === 'failed';
    // A tab may be killed after it has discarded what it was asked to, and before it has said so.
    if (saved && !isSafe(id)) {
      broken(`P1: ${id} was called saved and is lost (${command?.status ?? 'not on disk'})`);
    }
    if (document && replacedBy !== null && stored.has(replacedBy) && !placed) {
      broken(`P1: ${id} and ${replacedBy}, which took its place, are both on the server, and nobody said so`);
    }
    if (document && discarded && !placed) {
      broken(`P1: ${id} was called discarded, is on the server, and nobody said so`);
    }
    if (document && failed) {
      broken(`P1: ${id} is on the server and failed as ${JSON.stringify(command.failure)}`);
    }
    if (placed && !document) broken(`P6: ${id} was called placed and is not on the server`);
    const reason = reasonOf(command?.failure?.reason ?? command?.failure?.code);
    const isTrue = TRUE_REASONS.has(reason) || (reason === 'held' && (held || takenBack === 'asked'));
    if (failed && !isTrue) {
      broken(`P8: ${id} failed for no reason of the shop's: ${JSON.stringify(command.failure)}`);
    }
    if (!document) continue;
    if (document.userId !== order.userId) broken(`P4: ${id} is not its customer's`);
    for (const { productId, quantity, pricePaise } of order.items) {
      const { quantities, prices } = document;
      if (quantities[productId] !== quantity || Math.round((prices[productId] ?? 0) * 100) !== pricePaise) {
        broken(`P8: ${id} is not what was asked for`);
      }
    }
  }
}
