import type { Alert } from '@/domain/alert/alert';
import { nameBesideSize } from '@/domain/product/productLabel';
import type { AlertsLabels } from '@/i18n/en/backOffice/alerts';
import type { CommonLabels } from '@/i18n/en/common';
import { sizeText } from '@/lib/number/size';
import { inSentence } from '@/lib/text/inSentence';
import { formatDateTime, formatDay } from '@/lib/time/dates';

export type AlertText = { readonly title: string; readonly detail: string | null };

/** What an alert says, in the person's language. */
export function alertText(alert: Alert, labels: AlertsLabels, { language, status }: CommonLabels): AlertText {
  const { words } = labels;
  switch (alert.kind) {
    case 'lowStock':
      return {
        title: words.lowStock(inSentence(nameBesideSize(alert))),
        detail: words.lowStockDetail(sizeText(alert.size), alert.inStock, alert.reorderPoint),
      };
    case 'outOfStock':
      return {
        // Spec §9 has one sentence for both.
        title: words.lowStock(inSentence(nameBesideSize(alert))),
        detail: words.outOfStockDetail(sizeText(alert.size), alert.reorderPoint),
      };
    case 'lateOrder':
      return {
        title: words.lateOrder(alert.called),
        detail: words.lateOrderDetail(
          inSentence(alert.customerName || labels.noName),
          status[alert.status],
          formatDay(alert.since, language),
        ),
      };
    case 'longPending':
      return {
        title: words.longPending(alert.called),
        detail: words.longPendingDetail(
          inSentence(alert.customerName || labels.noName),
          formatDateTime(alert.since, language),
        ),
      };
    case 'complaint':
      return {
        title: words.complaint[alert.about](alert.called),
        detail: words.complaintDetail(
          inSentence(alert.customerName || labels.noName),
          formatDateTime(alert.since, language),
        ),
      };
    case 'lineStopped':
      return { title: words.lineStopped(inSentence(alert.name)), detail: null };
    case 'lineInMaintenance':
      return { title: words.lineInMaintenance(inSentence(alert.name)), detail: null };
    case 'lowEfficiency':
      return {
        title: words.lowEfficiency(inSentence(alert.name)),
        detail: words.lowEfficiencyDetail(alert.efficiency),
      };
    case 'noPrice':
      return { title: words.noPrice(inSentence(alert.name)), detail: words.noPriceDetail(alert.stored) };
    case 'noOrderDate':
      return { title: words.noOrderDate(alert.called), detail: words.noOrderDateDetail };
    case 'unsent':
      return { title: words.unsent(alert.count), detail: words.unsentDetail };
    case 'refused':
    case 'undecided':
      return { title: words[alert.kind], detail: words.refusedDetail };
    case 'notRead':
      return {
        title: words.notRead,
        detail: words.notReadDetail(alert.collections.map(name => labels.collections[name]).join(', ')),
      };
  }
}
