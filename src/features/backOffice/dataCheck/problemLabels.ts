import { orderNumber } from '@/domain/order/orderNumber';
import { isSameProductName } from '@/domain/product/isSameProductName';
import { productLabel } from '@/domain/product/productLabel';
import type { DataCheckLabels } from '@/i18n/en/backOffice/dataCheck';
import type { CommonLabels } from '@/i18n/en/common';
import { formatDateTime } from '@/lib/time/dates';
import { type Change, changesOf } from './fixRules';
import type { Fixable, Problem, ProblemOf } from './problem';

/** What a problem is of. */
export function nameOf(problem: Problem, labels: DataCheckLabels): string {
  if (problem.kind === 'wording') return productLabel({ ...problem, name: problem.productName });
  return 'orderId' in problem ? labels.order(orderNumber(problem.orderId)) : problem.productName;
}

/** What orders say of a product that the inventory does not. */
export function wordingText(
  { productName, size, said, otherImage }: ProblemOf<'wording'>,
  labels: DataCheckLabels,
): string {
  const now = { name: productName, size };
  const before = { name: said.productName, size: said.size };
  return [
    ...(isSameProductName(before, now) ? [] : [labels.orderedAs(productLabel(before))]),
    ...(otherImage ? [labels.otherImage] : []),
  ].join(' · ');
}

/** What more there is to know than what stands there; null where there is nothing. */
export function noteOf(problem: Problem, labels: DataCheckLabels): string | null {
  if (problem.kind === 'sku')
    return problem.sharedWith === null ? null : labels.sharedWith(problem.sharedWith);
  if (problem.kind === 'wording') return labels.inOrders(problem.orders);
  if (problem.kind !== 'orphan') return null;
  return problem.from === 'products' ? labels.inProducts : labels.inOrders(problem.orders);
}

const INSTANT = /^\d{4}-\d\d-\d\dT.*Z$/;

/** An instant as people write it; null for what is none. */
const timeOf = (text: string, { language }: CommonLabels): string | null =>
  INSTANT.test(text) && !Number.isNaN(Date.parse(text)) ? formatDateTime(text, language) : null;

function beforeInWords(
  problem: Fixable,
  { before }: Change,
  labels: DataCheckLabels,
  common: CommonLabels,
): string {
  if (problem.kind === 'card') return labels.stored;
  const moment = timeOf(before, common);
  return moment === null ? before || labels.missing : labels.asText(moment);
}

function afterInWords(
  problem: Fixable,
  { after }: Change,
  labels: DataCheckLabels,
  common: CommonLabels,
): string {
  if (problem.kind === 'card') return labels.removed;
  if (after === '') return labels.toChoose;
  if (problem.kind === 'orphan') return labels.archived(after);
  if (problem.kind === 'status') {
    const known = Object.entries(common.status).find(([status]) => status === after);
    return known ? known[1] : after;
  }
  return timeOf(after, common) ?? after;
}

export type ChangeAsText = { readonly field: string; readonly before: string; readonly after: string };

/** What a fix changes, as it is shown before it is made. `value`: what has been given for it. */
export const changesAsText = (
  problem: Fixable,
  value: string,
  labels: DataCheckLabels,
  common: CommonLabels,
): ChangeAsText[] =>
  changesOf(problem, value).map(change => ({
    field: labels.fields[change.field],
    before: beforeInWords(problem, change, labels, common),
    after: afterInWords(problem, change, labels, common),
  }));
