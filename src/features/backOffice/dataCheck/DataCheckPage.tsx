import { useEffect, useRef, useState } from 'react';
import { dataCheckLabels } from '@/i18n/en/backOffice/dataCheck';
import { useLabels } from '@/i18n/labels';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import { Button } from '@/ui/Button';
import { useDialogAddress } from '@/ui/dialog/useDialogAddress';
import { EmptyState } from '@/ui/list/EmptyState';
import { PageHeading } from '@/ui/PageHeading';
import { selectScan } from './dataCheckSlice';
import { FixAllDialog } from './FixAllDialog';
import { FixDialog } from './FixDialog';
import { isCertain } from './fixRules';
import { ProblemCard } from './ProblemCard';
import { isFixable, keyOf, PROBLEM_KINDS, type Problem, type ProblemKind } from './problem';
import { ScanPanel } from './ScanPanel';
import { countDocuments } from './scan';

/** Cards shown at first, and with every further press. */
const SHOWN = 10;

type Props = {
  readonly kind: ProblemKind;
  readonly problems: readonly Problem[];
  /** With a problem's key, or the group's own. */
  readonly onFix: (key: string) => void;
};

/** All problems of a kind: why they matter, and each with its fix. */
function ProblemGroup({ kind, problems, onFix }: Props) {
  const labels = useLabels(dataCheckLabels);
  const [shown, setShown] = useState(SHOWN);
  const { heading, why } = labels.kinds[kind];
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
            {labels.fixAll(certain)}
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
          {labels.more(left)}
        </Button>
      )}
    </section>
  );
}

/** What is being set right, in the address, so that Back closes its dialog: a problem's key, or `all.card`. */
const FIX_PARAM = ['fix'] as const;

/** `/admin/dashboard/data-check`: what is not in order among the shop's documents, and how to set it right. */
export function DataCheckPage() {
  const labels = useLabels(dataCheckLabels);
  const dispatch = useAppDispatch();
  const { user } = useAuth().session;
  const scan = useAppSelector(selectScan);
  const address = useDialogAddress(FIX_PARAM);
  const { close } = address;
  const fixing = address.dialog?.about;
  const [said, setSaid] = useState('');
  const found = useRef<HTMLDivElement>(null);
  const uid = user?.id ?? null;

  // Once for each person: what a scan has found outlives a look into an order.
  useEffect(() => {
    if (uid !== null && scan.phase === 'idle') void dispatch(countDocuments(uid));
  }, [dispatch, scan.phase, uid]);

  if (!user) return null;
  const problems = Object.values(scan.problems);
  const groups = PROBLEM_KINDS.map(kind => ({ kind, of: problems.filter(problem => problem.kind === kind) }));
  const one = problems.filter(isFixable).find(problem => keyOf(problem) === fixing);
  const all = groups.find(({ kind }) => fixing === `all.${kind}`);

  /** Leaves the dialog for the list, from which what is fixed has gone. */
  function leave(words: string) {
    close();
    setSaid(words);
    found.current?.focus();
  }

  return (
    <div className="flex flex-col gap-6">
      <div>
        <PageHeading title={labels.heading} />
        <p className="mt-2 max-w-prose text-ink-soft">
          {labels.lead} {labels.online}
        </p>
      </div>
      <ScanPanel scan={scan} uid={user.id} />
      <div ref={found} tabIndex={-1} className="flex flex-col gap-6 outline-none">
        <p role="status" className={said ? 'font-medium text-good' : 'sr-only'}>
          {said}
        </p>
        {(problems.length > 0 || scan.fixed > 0) && (
          <p className="font-medium tabular-nums">
            {labels.found(problems.length)} {scan.fixed > 0 && labels.fixed(scan.fixed)}
          </p>
        )}
        {scan.phase === 'done' && problems.length === 0 && (
          <EmptyState heading={labels.nothing} hint={labels.nothingHint} />
        )}
        {groups.map(
          ({ kind, of }) =>
            of.length > 0 && (
              <ProblemGroup key={kind} kind={kind} problems={of} onFix={key => address.open('fix', key)} />
            ),
        )}
      </div>
      {one && <FixDialog problem={one} by={user} owners={scan.skus} address={address} onFixed={leave} />}
      {all && scan.read > 0 && <FixAllDialog problems={all.of} by={user} onClose={leave} />}
    </div>
  );
}
