import { CirclePause, CirclePlay, CircleStop, type LucideIcon, Wrench } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { ChangeHistory } from '@/components/history/ChangeHistory';
import { UnsentMark } from '@/components/outbox/UnsentMark';
import type { ChangesOfLine } from '@/data/production/queuedLines';
import { efficiencyGrade, progressOf } from '@/domain/metrics/productionMetrics';
import { type LineAction, nextLineAction } from '@/domain/production/lineAction';
import type { LineStatus, ProductionLine } from '@/domain/production/production';
import { productionLabels } from '@/i18n/en/backOffice/production';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { formatCount, formatShare } from '@/lib/number/numbers';
import { Button } from '@/ui/Button';
import { PROGRESS_CLASS } from '@/ui/progressStyle';
import { EfficiencyBadge } from './EfficiencyBadge';
import { LineProblems } from './LineProblems';
import { dateTimeText } from './lineLabels';
import { useLineAction } from './useLineAction';

const LOOKS: { readonly [status in LineStatus]: { readonly tone: string; readonly Icon: LucideIcon } } = {
  running: { tone: 'bg-good-soft text-good', Icon: CirclePlay },
  paused: { tone: 'bg-warn-soft text-warn', Icon: CirclePause },
  maintenance: { tone: 'bg-info-soft text-info', Icon: Wrench },
  stopped: { tone: 'bg-sunken text-ink-soft', Icon: CircleStop },
};

type LineStatusBadgeProps = { readonly status: LineStatus };

function LineStatusBadge({ status }: LineStatusBadgeProps) {
  const { status: names } = useLabels(productionLabels);
  const { tone, Icon } = LOOKS[status];
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-3 py-1 text-sm font-semibold whitespace-nowrap ${tone}`}
    >
      <Icon aria-hidden className="size-4" />
      {names[status]}
    </span>
  );
}

const ICONS: { readonly [action in LineAction]: LucideIcon } = {
  pause: CirclePause,
  resume: CirclePlay,
  complete: Wrench,
  start: CirclePlay,
};

type Props = {
  readonly line: ProductionLine;
  readonly changes: ChangesOfLine | undefined;
  /** Milliseconds since the epoch. */
  readonly now: number;
};

/** One line: how it stands, how far its run has come, and the one thing to do with it (spec §4). */
export function LineCard({ line, changes, now }: Props) {
  const labels = useLabels(productionLabels);
  const { lines: words } = labels;
  const common = useLabels(commonLabels);
  const headingId = useId();
  const { act, state } = useLineAction(line);
  const { status, efficiency, startTime, estimatedCompletion } = line;
  const action = nextLineAction(line);
  const Icon = ICONS[action];
  const isBusy = state.kind === 'sending';
  const isOverdue =
    status === 'running' && estimatedCompletion !== null && Date.parse(estimatedCompletion) < now;

  return (
    <article
      aria-labelledby={headingId}
      className="flex flex-col gap-4 rounded-card bg-surface p-5 shadow-card"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={headingId} className="text-lg font-semibold wrap-anywhere">
          {line.name}
        </h3>
        <div className="flex flex-col items-end gap-1">
          <LineStatusBadge status={status} />
          {changes?.waiting && !isBusy && <UnsentMark />}
        </div>
      </div>
      <dl className="grid grid-cols-2 gap-3">
        <LineFact name={words.product} wide>
          {line.product || words.noProduct}
        </LineFact>
        <LineFact name={words.efficiency} wide>
          <span className="mr-2 font-semibold tabular-nums">{formatShare(efficiency / 100)}</span>
          <EfficiencyBadge grade={efficiencyGrade(efficiency)} />
        </LineFact>
        <LineFact name={words.progress} wide>
          <Progress line={line} labelledBy={headingId} />
        </LineFact>
        <LineFact name={words.started}>
          {startTime ? dateTimeText(startTime, common) : words.unknown}
        </LineFact>
        <LineFact name={words.estimated}>
          {estimatedCompletion ? dateTimeText(estimatedCompletion, common) : words.unknown}
          {isOverdue && <span className="font-semibold text-bad"> ({words.overdue})</span>}
        </LineFact>
      </dl>
      <LineProblems state={state} changes={changes} />
      <div className="mt-auto">
        <Button
          variant={action === 'pause' ? 'secondary' : 'primary'}
          className="w-full"
          aria-label={isBusy ? undefined : words.on(labels.action[action], line.name)}
          title={labels.actionHint[action]}
          aria-disabled={isBusy}
          onClick={act}
        >
          <Icon aria-hidden className="size-5" />
          {isBusy ? labels.busy : labels.action[action]}
        </Button>
        {line.updatedAt && (
          <p className="mt-2 text-sm text-ink-soft">{words.changed(dateTimeText(line.updatedAt, common))}</p>
        )}
        <ChangeHistory kind="line" id={line.id} />
      </div>
    </article>
  );
}

type FactProps = { readonly name: string; readonly wide?: boolean; readonly children: ReactNode };

function LineFact({ name, wide = false, children }: FactProps) {
  return (
    <div className={`min-w-0 ${wide ? 'col-span-2' : ''}`}>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

type ProgressProps = { readonly line: ProductionLine; readonly labelledBy: string };

function Progress({ line, labelledBy }: ProgressProps) {
  const { lines: labels } = useLabels(productionLabels);
  const progress = progressOf(line);
  if (progress === null) return labels.noTarget;
  return (
    <>
      <span className="tabular-nums">
        {labels.progressOf(formatCount(line.completed), formatCount(line.target))} (
        {formatShare(line.completed / line.target)})
      </span>
      <progress aria-labelledby={labelledBy} className={`mt-1 ${PROGRESS_CLASS}`} max={1} value={progress} />
    </>
  );
}
