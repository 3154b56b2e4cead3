// @bundle on-demand

import type { Invoice } from '@/domain/order/invoice/invoice';
import { taxParts } from '@/domain/order/invoice/taxParts';
import { orderNumber } from '@/domain/order/orderNumber';
import { upiLink } from '@/domain/order/payment/upi';
import { nameBesideSize } from '@/domain/product/productLabel';
import { type CommonLabels, commonLabels } from '@/i18n/en/common';
import { type InvoicePaperLabels, invoicePaperLabels } from '@/i18n/en/invoicePaper';
import { type PaymentLabels, paymentLabels } from '@/i18n/en/payment';
import type { Translate } from '@/lib/language';
import { formatRupees, type Paise } from '@/lib/number/money';
import { formatPercent } from '@/lib/number/numbers';
import { sizeText } from '@/lib/number/size';
import { formatDay } from '@/lib/time/dates';
import { dayWithSlot } from '@/lib/time/slot';
import type { PdfBlock, PdfColumn, PdfDocument } from '@/services/pdf/pdfDocument';

type Charges = NonNullable<Invoice['charges']>;

type InvoicePdfLabels = {
  readonly invoice: InvoicePaperLabels;
  readonly payment: PaymentLabels;
  readonly common: CommonLabels;
};

/** `eawa-invoice-7GK2M9QX4TRB.pdf`; an id of older data may hold what no file's name may. */
function invoiceFileName({ kind, orderId }: Invoice, { invoice, common }: InvoicePdfLabels): string {
  const name = [common.brand.toLowerCase(), invoice.file[kind], orderId].join('-');
  return `${name.replace(/[^\w-]+/g, '-')}.pdf`;
}

function parties({ seller, buyer }: Invoice, { invoice: text, common }: InvoicePdfLabels): PdfColumn[] {
  const filled = (...lines: readonly (string | false)[]) =>
    lines.filter(line => line !== false && line !== '');
  const column = (heading: string, ...lines: readonly (string | false)[]): PdfColumn => ({
    heading,
    lines: filled(...lines) as string[],
  });
  return [
    column(
      text.seller,
      seller.name || common.brand,
      seller.address,
      seller.state && text.state(text.stateName(seller.state)),
      seller.gstin && text.gstin(seller.gstin),
      seller.fssai && text.fssai(seller.fssai),
    ),
    column(text.buyer, buyer.name, buyer.address, buyer.phone && text.phone(buyer.phone), buyer.email),
  ];
}

function facts(invoice: Invoice, { invoice: text, payment, common }: InvoicePdfLabels): [string, string][] {
  const day = (iso: string | null) => (iso === null ? text.unknown : formatDay(iso, common.language));
  const { kind, number, date, orderId, orderedAt, paymentMethod, delivery } = invoice;
  return [
    ...(kind === 'invoice'
      ? ([
          [text.number, number],
          [text.date, day(date)],
        ] as [string, string][])
      : []),
    [text.orderNumber, orderNumber(orderId)],
    [text.orderDate, day(orderedAt)],
    ...(delivery
      ? ([[text.delivery, dayWithSlot(day(delivery.at), delivery.slot, common.language)]] as [
          string,
          string,
        ][])
      : []),
    [text.payment, payment[paymentMethod ?? 'unknown']],
    [
      text.placeOfSupply,
      invoice.placeOfSupply ? text.stateName(invoice.placeOfSupply) : text.deliveryAddress,
    ],
  ];
}

/** An invoice names the parts of its tax, as the tax report does; where they are not known, and in a summary, it is one. */
function taxSums(invoice: Invoice, { taxRate, taxPaise }: Charges, labels: InvoicePaperLabels) {
  const line = (label: string, paise: Paise) => ({ label, value: formatRupees(paise) });
  const whole = formatPercent(taxRate);
  const half = formatPercent(taxRate / 2);
  const { kind, placeOfSupply, seller } = invoice;
  const { cgst, sgst, rounding, igst, unassigned } = taxParts(taxPaise, placeOfSupply, seller.state);
  if (kind === 'summary' || unassigned > 0 || taxPaise === 0) return [line(labels.tax(whole), taxPaise)];
  if (igst > 0) return [line(labels.igst(whole), igst)];
  return [
    line(labels.cgst(half), cgst),
    line(labels.sgst(half), sgst),
    ...(rounding > 0 ? [line(labels.rounding, rounding)] : []),
  ];
}

function sums(invoice: Invoice, { invoice: text }: InvoicePdfLabels): PdfBlock[] {
  const { charges, totalPaise, partPaise, cancelled } = invoice;
  if (totalPaise === null) return [{ kind: 'paragraph', text: text.totalUnknown }];
  return [
    {
      kind: 'sums',
      sums: [
        ...(charges
          ? [
              { label: text.subtotal, value: formatRupees(charges.subtotalPaise) },
              { label: text.deliveryFee, value: formatRupees(charges.deliveryFeePaise) },
              ...taxSums(invoice, charges, text),
            ]
          : []),
        { label: text.total, value: formatRupees(totalPaise), strong: true },
        ...(partPaise === null
          ? []
          : [
              { label: text.settled.paid, value: formatRupees(partPaise) },
              ...(cancelled
                ? []
                : [{ label: text.settled.due, value: formatRupees(totalPaise - partPaise), strong: true }]),
            ]),
      ],
    },
    { kind: 'paragraph', text: text.inWords(text.amountInWords(totalPaise)), tone: 'strong' },
    ...(charges ? [] : [{ kind: 'paragraph', text: text.chargesUnknown, tone: 'soft' } as const]),
  ];
}

/** How what is still to be paid is paid by UPI, where the shop is. */
function upi(
  { settled, seller, totalPaise, partPaise, orderId }: Invoice,
  text: InvoicePaperLabels,
): PdfBlock[] {
  if (settled !== 'due' || totalPaise === null || !seller.upi) return [];
  const due = totalPaise - (partPaise ?? 0);
  return [
    {
      kind: 'qr',
      text: upiLink(seller, due, orderId),
      lines: [text.upi.heading(formatRupees(due)), text.upi.payTo(seller.upi), text.upi.after],
    },
  ];
}

/** An invoice as a document to print, in the language of its texts. */
function invoiceDocument(invoice: Invoice, labels: InvoicePdfLabels): PdfDocument {
  const text = labels.invoice;
  const money = (paise: Paise | null) => (paise === null ? text.unknown : formatRupees(paise));
  const { kind, settled } = invoice;
  const { hsn } = invoice.seller;
  // What the tax calls an item is asked of an invoice alone.
  const hasHsn = kind === 'invoice' && hsn !== '';
  const contacts = [invoice.support.phone, invoice.support.email].filter(Boolean).join(' · ');
  const rows = invoice.rows.map(({ name, size, quantity, unitPaise, amountPaise }) => [
    `${nameBesideSize({ name, size }) || text.unnamed}, ${sizeText(size)}`,
    ...(hasHsn ? [hsn] : []),
    String(quantity),
    money(unitPaise),
    money(amountPaise),
  ]);
  return {
    brand: labels.common.brand,
    title: text.title[kind],
    reference: kind === 'invoice' ? invoice.number : text.order(orderNumber(invoice.orderId)),
    language: labels.common.language.locale,
    blocks: [
      ...(invoice.cancelled
        ? [{ kind: 'paragraph', text: text.cancelledNote, tone: 'strong' } as const]
        : []),
      ...(settled ? [{ kind: 'badge', text: text.settled[settled], tone: settled } as const] : []),
      { kind: 'columns', columns: parties(invoice, labels) },
      { kind: 'facts', facts: facts(invoice, labels) },
      rows.length === 0
        ? { kind: 'paragraph', text: text.noItems }
        : {
            kind: 'table',
            columns: [
              { heading: text.item, align: 'start', width: 'rest' },
              ...(hasHsn ? [{ heading: text.hsn, align: 'start', width: 'content' } as const] : []),
              { heading: text.quantity, align: 'end', width: 'content' },
              { heading: text.unitPrice, align: 'end', width: 'content' },
              { heading: text.amount, align: 'end', width: 'content' },
            ],
            rows,
          },
      ...sums(invoice, labels),
      ...upi(invoice, text),
      ...(kind === 'summary' && !invoice.cancelled
        ? [{ kind: 'paragraph', text: text.summaryNote, tone: 'soft' } as const]
        : []),
      ...(contacts ? [{ kind: 'paragraph', text: text.support(contacts), tone: 'soft' } as const] : []),
    ],
    pageLabel: text.page,
  };
}

/** The file of an invoice: its name, and what is printed into it. */
export function invoiceFile(invoice: Invoice, translate: Translate): { name: string; document: PdfDocument } {
  const labels = {
    invoice: translate(invoicePaperLabels),
    payment: translate(paymentLabels),
    common: translate(commonLabels),
  };
  return { name: invoiceFileName(invoice, labels), document: invoiceDocument(invoice, labels) };
}
