import { Link } from 'react-router-dom';
import { PATHS } from '@/shared/paths';
import { useCommonText } from '@/shared/text/commonText';
import { useDataCheckText } from '@/shared/text/dataCheckText';
import { Button, buttonClass } from '@/shared/ui/Button';
import { askedOf, suggestedValue } from './fixRules';
import type { Problem } from './problem';
import { changesInWords, nameOf, noteOf } from './problemWords';

type Props = { readonly problem: Problem; readonly onFix: () => void };

/** One problem: of what, what stands there now, and the way to its fix. */
export function ProblemCard({ problem, onFix }: Props) {
  const text = useDataCheckText();
  const common = useCommonText();
  const name = nameOf(problem, text);
  const note = noteOf(problem, text);
  return (
    <article
      aria-label={name}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-surface p-4"
    >
      <div className="min-w-56 flex-1">
        <p className="font-medium wrap-anywhere">{name}</p>
        {problem.kind !== 'orphan' && (
          <p className="text-sm text-ink-soft wrap-anywhere">
            {changesInWords(problem, suggestedValue(problem, {}), text, common)
              .map(({ field, before }) => `${field}: ${before}`)
              .join(' · ')}
          </p>
        )}
        {note && <p className="text-sm text-ink-soft wrap-anywhere">{note}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        {'orderId' in problem && askedOf(problem) && (
          <Link
            to={`${PATHS.adminOrders}?edit=${encodeURIComponent(problem.orderId)}`}
            className={buttonClass('quiet', 'px-3!')}
          >
            {text.openOrder(problem.orderId)}
          </Link>
        )}
        <Button variant="secondary" aria-label={text.fixOne(name)} onClick={onFix}>
          {text.fix}
        </Button>
      </div>
    </article>
  );
}
