import { isCalledAlike } from '@/domain/product/calledAlike';
import { productLabel } from '@/domain/product/productLabel';
import type { DataCheckLabels } from '@/i18n/en/backOffice/dataCheck';
import type { CommonLabels } from '@/i18n/en/common';
import { formatMoment } from '@/lib/time/dates';
import { type Change, changesOf } from './fixRules';
import type { Fixable, Problem, ProblemOf } from './problem';

/** What a problem is of. */
export function nameOf(problem: Problem, text: DataCheckLabels): string {
  if (problem.kind === 'wording') return productLabel({ ...problem, name: problem.productName });
  return 'orderId' in problem ? text.order(problem.orderId) : problem.productName;
}

/** What orders say of a product that the inventory does not. */
export function sayingOf(
  { productName, size, said, otherImage }: ProblemOf<'wording'>,
  text: DataCheckLabels,
): string {
  const now = { name: productName, size };
  const before = { name: said.productName, size: said.size };
  return [
    ...(isCalledAlike(before, now) ? [] : [text.orderedAs(productLabel(before))]),
    ...(otherImage ? [text.otherImage] : []),
  ].join(' · ');
}

/** What more there is to know than what stands there; null where there is nothing. */
export function noteOf(problem: Problem, text: DataCheckLabels): string | null {
  if (problem.kind === 'sku') return problem.sharedWith === null ? null : text.sharedWith(problem.sharedWith);
  if (problem.kind === 'wording') return text.inOrders(problem.orders);
  if (problem.kind !== 'orphan') return null;
  return problem.from === 'products' ? text.inProducts : text.inOrders(problem.orders);
}

const INSTANT = /^\d{4}-\d\d-\d\dT.*Z$/;

/** An instant as people write it; null for what is none. */
const momentOf = (text: string, { language }: CommonLabels): string | null =>
  INSTANT.test(text) && !Number.isNaN(Date.parse(text)) ? formatMoment(text, language) : null;

function beforeInWords(
  problem: Fixable,
  { before }: Change,
  text: DataCheckLabels,
  common: CommonLabels,
): string {
  if (problem.kind === 'card') return text.stored;
  const moment = momentOf(before, common);
  return moment === null ? before || text.missing : text.asText(moment);
}

function afterInWords(
  problem: Fixable,
  { after }: Change,
  text: DataCheckLabels,
  common: CommonLabels,
): string {
  if (problem.kind === 'card') return text.removed;
  if (after === '') return text.toChoose;
  if (problem.kind === 'orphan') return text.archived(after);
  if (problem.kind === 'status') {
    const known = Object.entries(common.status).find(([status]) => status === after);
    return known ? known[1] : after;
  }
  return momentOf(after, common) ?? after;
}

export type ChangeInWords = { readonly field: string; readonly before: string; readonly after: string };

/** What a fix changes, as it is shown before it is made. `value`: what has been given for it. */
export const changesInWords = (
  problem: Fixable,
  value: string,
  text: DataCheckLabels,
  common: CommonLabels,
): ChangeInWords[] =>
  changesOf(problem, value).map(change => ({
    field: text.fields[change.field],
    before: beforeInWords(problem, change, text, common),
    after: afterInWords(problem, change, text, common),
  }));
