import { Link } from 'react-router-dom';
import { orderNumber } from '@/domain/order/orderNumber';
import type { DataCheckLabels } from '@/i18n/en/backOffice/dataCheck';
import { dataCheckLabels } from '@/i18n/en/backOffice/dataCheck';
import type { CommonLabels } from '@/i18n/en/common';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { PATHS } from '@/lib/paths';
import { Button, buttonClass } from '@/ui/Button';
import { askedOf, suggestedValue } from './fixRules';
import { isFixable, type Problem } from './problem';
import { changesAsText, nameOf, noteOf, wordingText } from './problemLabels';

type Props = { readonly problem: Problem; readonly onFix: () => void };

/** The orders that staff look into, each with the way it is opened. */
function ordersOf(problem: Problem): readonly (readonly [orderId: string, as: 'edit' | 'view'])[] {
  if (problem.kind === 'wording') return problem.orderIds.map(orderId => [orderId, 'view']);
  return 'orderId' in problem && askedOf(problem) ? [[problem.orderId, 'edit']] : [];
}

/** What stands there now; null where there is nothing. */
function storedIn(problem: Problem, labels: DataCheckLabels, common: CommonLabels): string | null {
  if (problem.kind === 'orphan') return null;
  if (problem.kind === 'wording') return wordingText(problem, labels);
  return changesAsText(problem, suggestedValue(problem, {}), labels, common)
    .map(({ field, before }) => `${field}: ${before}`)
    .join(' · ');
}

/** One problem: of what, what stands there now, and the way to its fix, or to the orders that have it. */
export function ProblemCard({ problem, onFix }: Props) {
  const labels = useLabels(dataCheckLabels);
  const common = useLabels(commonLabels);
  const name = nameOf(problem, labels);
  const note = noteOf(problem, labels);
  const stored = storedIn(problem, labels, common);
  return (
    <article
      aria-label={name}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-surface p-4"
    >
      <div className="min-w-56 flex-1">
        <p className="font-medium wrap-anywhere">{name}</p>
        {stored && <p className="text-sm text-ink-soft wrap-anywhere">{stored}</p>}
        {note && <p className="text-sm text-ink-soft wrap-anywhere">{note}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        {ordersOf(problem).map(([orderId, as]) => (
          <Link
            key={orderId}
            to={`${PATHS.adminOrders}?${new URLSearchParams({ [as]: orderId })}`}
            className={buttonClass('quiet', 'px-3!')}
          >
            {labels.openOrder(orderNumber(orderId))}
          </Link>
        ))}
        {isFixable(problem) && (
          <Button variant="secondary" aria-label={labels.fixOne(name)} onClick={onFix}>
            {labels.fix}
          </Button>
        )}
      </div>
    </article>
  );
}
