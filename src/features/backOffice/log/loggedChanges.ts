import type { ChangeTexts } from '@/components/history/changeText';
import { fieldsInWords, whatIn } from '@/components/history/changeText';
import type { HistoryField } from '@/components/history/HistoryLine';
import { orderFieldsInWords } from '@/components/order/orderChangeText';
import { reasonText } from '@/components/order/reasonText';
import { paymentText } from '@/data/order/paymentText';
import type { Customers } from '@/domain/customer/customer';
import { orderHistory } from '@/domain/order/edit/orderHistory';
import type { Order } from '@/domain/order/order';
import { orderNumber } from '@/domain/order/orderNumber';
import { fold, productOf } from '@/domain/order/orderSearchRules';
import { productLabel } from '@/domain/product/productLabel';
import type { ProductionLine } from '@/domain/production/production';
import { CHANGED_KINDS, type ChangeLogEntry } from '@/domain/staff/changeLog';
import type { Person } from '@/domain/staff/people';
import type { StockItem } from '@/domain/stock/stockItem';
import { reasonGiven, type StockMovement } from '@/domain/stock/stockMovement';
import type { RunsLabels } from '@/i18n/en/backOffice/deliveries/runs';
import type { HistoryLabels } from '@/i18n/en/backOffice/history';
import type { PaymentsLabels } from '@/i18n/en/backOffice/payments';
import type { CancelReasonsLabels } from '@/i18n/en/cancelReasons';
import type { CommonLabels } from '@/i18n/en/common';
import type { ComplaintLabels } from '@/i18n/en/complaint';
import { customerAddress, orderAddress, productHistoryAddress } from '@/lib/addresses';
import { PATHS } from '@/lib/paths';
import { runAddress } from '@/lib/runAddress';
import { compareInstants } from '@/lib/time/compareInstants';
import { isWithin, type Period } from '@/lib/time/periods';

export const LOG_KINDS = ['order', 'payment', 'stock', ...CHANGED_KINDS] as const;
export type LogKind = (typeof LOG_KINDS)[number];

/** A change in words, whatever it is of. */
export type LoggedChange = {
  readonly id: string;
  /** One change of an order may be of its money too. */
  readonly kinds: readonly LogKind[];
  /** ISO instant. */
  readonly at: string;
  readonly byName: string;
  /** What was changed, and where it is seen; empty where it has no page. */
  readonly thing: string;
  readonly address: string;
  readonly what: string;
  readonly fields: readonly HistoryField[];
  /** All of it, as a search compares it. */
  readonly searched: string;
};

/** What the mirror has of everything that is changed. */
export type Changed = {
  readonly orders: readonly Order[];
  readonly movements: readonly StockMovement[];
  readonly entries: readonly ChangeLogEntry[];
  readonly items: readonly StockItem[];
  readonly customers: Customers;
  readonly lines: readonly ProductionLine[];
  readonly people: readonly Person[];
};

export type LogTexts = ChangeTexts & {
  readonly history: HistoryLabels;
  readonly runs: RunsLabels;
  readonly payments: PaymentsLabels;
  readonly complaints: ComplaintLabels;
  readonly cancelReasons: CancelReasonsLabels;
  readonly common: CommonLabels;
};

const isIn = (at: string | null, period: Period): at is string =>
  at !== null && isWithin(Date.parse(at), period);

type Told = Omit<LoggedChange, 'searched'>;

function logged(change: Told, ...more: readonly string[]): LoggedChange {
  const { id, thing, what, byName, fields } = change;
  const texts = [
    id,
    thing,
    what,
    byName,
    ...fields.flatMap(({ name, from, to }) => [name, from ?? '', to]),
    ...more,
  ];
  return { ...change, searched: fold(texts.join('\n')) };
}

function ofOrder(
  order: Order,
  period: Period,
  texts: LogTexts,
  runName: (id: string) => string | undefined,
): readonly LoggedChange[] {
  const { log, history, payments, complaints, cancelReasons, common } = texts;
  const number = orderNumber(order.id);
  const words = { history, attempt: texts.runs.attempt, language: texts.language, runName };
  return orderHistory(order).flatMap(line => {
    const { at, status, statusBefore, fields, payment, complaint } = line;
    const byName = line.byCustomer ? history.customer : line.byName;
    if (byName === null || !isIn(at, period)) return [];
    const said: HistoryField[] = [...orderFieldsInWords(fields, words)];
    const isTaken = status === 'pending' && at === order.orderedAt;
    if (status && !isTaken) {
      said.unshift({
        name: log.status,
        from: statusBefore ? common.status[statusBefore] : '',
        to: common.status[status],
      });
    }
    // Of an order that was cancelled twice it says why the last time.
    if (status === 'cancelled' && at === order.statusTimes.cancelled && order.cancelReason) {
      said.push({ name: log.reason, from: null, to: reasonText(order.cancelReason, cancelReasons) });
    }
    if (complaint?.text) said.push({ name: complaints.fromCustomer, from: null, to: complaint.text });
    if (payment) said.push({ name: log.payment, from: null, to: paymentText(payment, payments) });
    if (payment?.reference) said.push({ name: log.reference, from: null, to: payment.reference });
    const change: Told = {
      id: `${order.id} ${at}`,
      kinds: payment ? (status || fields.length > 0 ? ['order', 'payment'] : ['payment']) : ['order'],
      ...{ at, byName, fields: said },
      thing: log.things.order(number),
      address: orderAddress(order.id),
      what: complaint
        ? complaints.kinds[complaint.kind]
        : isTaken
          ? log.ordered
          : status
            ? common.status[status]
            : payment
              ? log.payment
              : log.changed,
    };
    return [logged(change, number, order.customerName, ...order.items.map(productOf))];
  });
}

function ofMovement(
  movement: StockMovement,
  names: ReadonlyMap<string, string>,
  period: Period,
  { log, inventory }: LogTexts,
): readonly LoggedChange[] {
  const { id, productId, kind, quantity, after, at, byName, orderId } = movement;
  if (!isIn(at, period)) return [];
  const fields: HistoryField[] = [{ name: log.stock, from: String(after - quantity), to: String(after) }];
  const reason = reasonGiven(movement);
  if (reason) fields.push({ name: log.reason, from: null, to: reason });
  return [
    logged(
      {
        // A new product's own entry has the same id as its first movement.
        ...{ id: `${id} ${kind}`, at, byName, fields, kinds: ['stock'] },
        thing: names.get(productId) ?? productId,
        address: productHistoryAddress(productId),
        what: inventory.ledger.kinds[kind],
      },
      orderId ? orderNumber(orderId) : '',
    ),
  ];
}

/** What an entry's document is called, and where it is seen. */
function thingOf(
  { kind, documentId, from, to }: ChangeLogEntry,
  { customers, lines, people }: Changed,
  names: ReadonlyMap<string, string>,
  runNames: ReadonlyMap<string, string>,
  { log }: LogTexts,
): Pick<LoggedChange, 'thing' | 'address'> {
  const said = [to.name, from.name].find(name => typeof name === 'string' && name !== '');
  const called = typeof said === 'string' ? said : documentId;
  switch (kind) {
    case 'settings':
      return { thing: log.things.settings, address: PATHS.settings };
    case 'product':
      return {
        thing: names.get(documentId) ?? called,
        address: productHistoryAddress(documentId),
      };
    case 'customer': {
      const customer = customers.byId.get(documentId);
      return {
        thing: customer?.name || customer?.email || customer?.phone || called,
        address: customerAddress(documentId),
      };
    }
    case 'line':
      return { thing: lines.find(({ id }) => id === documentId)?.name ?? called, address: PATHS.production };
    case 'person': {
      const name = people.find(({ id }) => id === documentId)?.name;
      return { thing: name || (said === undefined ? log.things.person : called), address: PATHS.settings };
    }
    case 'run':
      return {
        thing: runNames.get(documentId) ?? log.things.run,
        address: runAddress(documentId),
      };
  }
}

/** What the runs are called, by what the log, newest first, says of them. */
function namesOfRuns(entries: readonly ChangeLogEntry[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { kind, documentId, from, to } of entries) {
    const name = to.name ?? from.name;
    if (kind === 'run' && typeof name === 'string' && !names.has(documentId)) names.set(documentId, name);
  }
  return names;
}

/** Every change of a period in words, newest first. */
export function loggedChanges(changed: Changed, period: Period, texts: LogTexts): readonly LoggedChange[] {
  const names = new Map(changed.items.map(item => [item.id, productLabel(item)]));
  const runNames = namesOfRuns(changed.entries);
  const ofEntries = changed.entries.flatMap((entry): readonly LoggedChange[] => {
    const { id, kind, at, byName } = entry;
    if (!isIn(at, period)) return [];
    return [
      logged({
        ...{ id, at, byName, kinds: [kind] },
        ...thingOf(entry, changed, names, runNames, texts),
        what: whatIn(entry, texts),
        fields: fieldsInWords(entry, texts),
      }),
    ];
  });
  return [
    // An order that was changed in these days was not last written before them.
    ...changed.orders
      .filter(({ updatedAt }) => updatedAt !== null && Date.parse(updatedAt) >= period.fromMs)
      .flatMap(order => ofOrder(order, period, texts, id => runNames.get(id))),
    ...changed.movements.flatMap(movement => ofMovement(movement, names, period, texts)),
    ...ofEntries,
  ].sort((one, other) => compareInstants(other.at, one.at));
}
