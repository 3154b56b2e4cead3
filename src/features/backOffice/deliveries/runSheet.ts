import { dayText } from '@/components/order/deliveryText';
import type { Order } from '@/domain/order/order';
import { bottleCount } from '@/domain/order/orderList';
import { orderNumber } from '@/domain/order/orderNumber';
import { duePaise, settledBy } from '@/domain/order/payment/payment';
import { nameBesideSize } from '@/domain/product/productLabel';
import type { PlannedRun } from '@/domain/run/plan';
import { amountToCollect, loadOf } from '@/domain/run/runRules';
import type { DeliveriesLabels } from '@/i18n/en/backOffice/deliveries/deliveries';
import type { CommonLabels } from '@/i18n/en/common';
import { formatRupees } from '@/lib/number/money';
import { formatCount, formatDecimal } from '@/lib/number/numbers';
import { sizeText } from '@/lib/number/size';
import { inSentence } from '@/lib/text/inSentence';
import { slotText } from '@/lib/time/slot';
import type { PdfBlock, PdfDocument } from '@/services/pdf/pdfDocument';

export type PaperLabels = { readonly deliveries: DeliveriesLabels; readonly common: CommonLabels };

/** One stop as paper says it. */
export type SheetStop = {
  readonly stop: number;
  readonly order: string;
  readonly name: string;
  readonly phone: string;
  /** In its own lines. */
  readonly address: string;
  readonly items: readonly string[];
  readonly bottles: number;
  readonly instructions: string;
  /** In words where nothing is. */
  readonly collect: string;
};

/** A run as a driver takes it along on paper: plain texts, for the printer and for a file alike. */
export type RunSheet = {
  readonly name: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly load: readonly (readonly [product: string, bottles: string])[];
  readonly loadTotal: readonly [label: string, value: string];
  /** Litres and weight, and what is not in them. */
  readonly weight: string;
  readonly stops: readonly SheetStop[];
  readonly sums: readonly (readonly [label: string, value: string])[];
};

const productText = ({ productName: name, size }: { readonly productName: string; readonly size: string }) =>
  inSentence(`${nameBesideSize({ name, size })} ${sizeText(size)}`.trim());

const stopOf = (order: Order, at: number, { paper, order: text }: DeliveriesLabels): SheetStop => {
  const due = duePaise(order);
  return {
    stop: at + 1,
    order: orderNumber(order.id),
    name: order.customerName || text.noName,
    phone: order.phone,
    address: order.shippingAddress,
    items: order.items.map(item => `${item.quantity} × ${productText(item)}`),
    bottles: bottleCount(order),
    instructions: order.specialInstructions,
    collect: due > 0 ? formatRupees(due) : paper.nothing[settledBy(order)],
  };
};

export function runSheet({ run, stops }: PlannedRun, { deliveries, common }: PaperLabels): RunSheet {
  const { paper, run: text, order } = deliveries;
  const load = loadOf(stops);
  const all = amountToCollect(stops);
  const cash = amountToCollect(stops.filter(({ paymentMethod }) => paymentMethod === 'cash'));
  return {
    name: run.name,
    facts: [
      [paper.driver, run.driverName || text.noDriver],
      [paper.day, dayText(run.day, common.language)],
      [paper.time, run.slot === '' ? paper.anyTime : slotText(run.slot, common.language)],
      [paper.stops, formatCount(stops.length)],
    ],
    load: load.lines.map(line => [productText(line), formatCount(line.bottles)]),
    loadTotal: [text.total, order.bottles(load.bottles)],
    weight: [
      `${text.litres(formatDecimal(load.ml / 1000, 1))}, ${text.weight(formatCount(Math.round(load.kg)))}`,
      ...(load.bottlesOfNoSize > 0 ? [text.noSize(load.bottlesOfNoSize)] : []),
    ].join(' · '),
    stops: stops.map((each, at) => stopOf(each, at, deliveries)),
    sums: [
      [paper.cash, formatRupees(cash.paise)],
      [paper.toCollect, formatRupees(all.paise)],
    ],
  };
}

const filled = (...lines: readonly string[]): string => lines.filter(Boolean).join('\n');

/** What a run is and what is loaded for it, which both sheets begin with. */
const loadBlocks = (sheet: RunSheet, paper: DeliveriesLabels['paper']): readonly PdfBlock[] => [
  { kind: 'facts', facts: sheet.facts },
  {
    kind: 'table',
    columns: [
      { heading: paper.load, align: 'start', width: 'rest' },
      { heading: paper.bottles, align: 'end', width: 'content' },
    ],
    rows: sheet.load,
    total: sheet.loadTotal,
  },
  { kind: 'paragraph', text: sheet.weight, tone: 'soft' },
];

/** The same on A4, as a file. */
export function sheetDocument(sheet: RunSheet, { deliveries, common }: PaperLabels): PdfDocument {
  const { paper } = deliveries;
  return {
    brand: common.brand,
    title: paper.sheet,
    reference: sheet.name,
    language: common.language.locale,
    pageLabel: paper.page,
    blocks: [
      ...loadBlocks(sheet, paper),
      {
        kind: 'table',
        columns: [
          { heading: paper.number, align: 'end', width: 'content' },
          { heading: paper.customer, align: 'start', width: 'rest' },
          { heading: paper.items, align: 'start', width: 'content' },
          { heading: paper.collect, align: 'end', width: 'content' },
          { heading: paper.received, align: 'start', width: 'content' },
        ],
        rows: sheet.stops.map(stop => [
          String(stop.stop),
          filled(
            stop.name,
            stop.phone,
            stop.address,
            stop.instructions && paper.instructions(stop.instructions),
            paper.order(stop.order),
          ),
          stop.items.join('\n'),
          stop.collect,
          '\n________________',
        ]),
      },
      {
        kind: 'sums',
        sums: sheet.sums.map(([label, value], at) => ({
          label,
          value,
          strong: at === sheet.sums.length - 1,
        })),
      },
    ],
  };
}

/** The same for a printer with paper of 80 mm, stop under stop. */
export function rollDocument(sheet: RunSheet, { deliveries, common }: PaperLabels): PdfDocument {
  const { paper } = deliveries;
  const labelled = (label: string, value: string) => `${label}: ${value}`;
  return {
    title: paper.sheet,
    reference: sheet.name,
    language: common.language.locale,
    paper: 'roll',
    pageLabel: paper.page,
    blocks: [
      ...loadBlocks(sheet, paper),
      ...sheet.stops.flatMap((stop): PdfBlock[] => [
        { kind: 'heading', text: `${stop.stop}. ${stop.name}` },
        {
          kind: 'paragraph',
          text: filled(
            stop.phone,
            stop.address,
            ...stop.items,
            stop.instructions && paper.instructions(stop.instructions),
            paper.order(stop.order),
          ),
        },
        { kind: 'paragraph', text: labelled(paper.collect, stop.collect), tone: 'strong' },
        { kind: 'paragraph', text: labelled(paper.received, '________________') },
      ]),
      ...sheet.sums.map(
        ([label, value]): PdfBlock => ({ kind: 'paragraph', text: labelled(label, value), tone: 'strong' }),
      ),
    ],
  };
}

/** A slip for each order, to be packed with it, as a file: a page each. */
export function slipsDocument(sheet: RunSheet, { deliveries, common }: PaperLabels): PdfDocument {
  const { paper, order } = deliveries;
  return {
    brand: common.brand,
    title: paper.slip,
    reference: sheet.name,
    language: common.language.locale,
    pageLabel: paper.page,
    blocks: sheet.stops.flatMap((stop, at): PdfBlock[] => [
      ...(at > 0 ? [{ kind: 'newPage' } as const] : []),
      { kind: 'heading', text: paper.order(stop.order) },
      { kind: 'paragraph', text: paper.stop(stop.stop, sheet.stops.length), tone: 'strong' },
      {
        kind: 'columns',
        columns: [
          { heading: paper.customer, lines: filled(stop.name, stop.phone, stop.address).split('\n') },
          { heading: paper.items, lines: [...stop.items, order.bottles(stop.bottles)] },
        ],
      },
      ...(stop.instructions
        ? [{ kind: 'paragraph', text: paper.instructions(stop.instructions) } as const]
        : []),
      { kind: 'facts', facts: [[paper.collect, stop.collect]] },
    ]),
  };
}
