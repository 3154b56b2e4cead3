import { useState } from 'react';
import { dataCheckLabels } from '@/i18n/en/dataCheck';
import { useLabels } from '@/i18n/labels';
import { Button } from '@/ui/Button';
import { isCertain } from './fixRules';
import { ProblemCard } from './ProblemCard';
import { keyOf, type Problem, type ProblemKind } from './problem';

/** Cards shown at first, and with every further press. */
const SHOWN = 10;

type Props = {
  readonly kind: ProblemKind;
  readonly problems: readonly Problem[];
  /** With a problem's key, or the group's own. */
  readonly onFix: (key: string) => void;
};

/** All problems of a kind: why they matter, and each with its fix. */
export function ProblemGroup({ kind, problems, onFix }: Props) {
  const text = useLabels(dataCheckLabels);
  const [shown, setShown] = useState(SHOWN);
  const { heading, why } = text.kinds[kind];
  const certain = problems.filter(isCertain).length;
  const left = problems.length - shown;
  return (
    <section aria-label={heading} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-60 max-w-prose flex-1">
          <h2 className="font-display text-xl font-semibold">
            {heading} <span className="font-sans text-base tabular-nums">({problems.length})</span>
          </h2>
          <p className="text-ink-soft">{why}</p>
        </div>
        {certain > 1 && (
          <Button variant="secondary" onClick={() => onFix(`all.${kind}`)}>
            {text.fixAll(certain)}
          </Button>
        )}
      </div>
      <ul className="flex flex-col gap-2">
        {problems.slice(0, shown).map(problem => (
          <li key={keyOf(problem)}>
            <ProblemCard problem={problem} onFix={() => onFix(keyOf(problem))} />
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button variant="secondary" className="self-start" onClick={() => setShown(shown + SHOWN)}>
          {text.more(left)}
        </Button>
      )}
    </section>
  );
}
