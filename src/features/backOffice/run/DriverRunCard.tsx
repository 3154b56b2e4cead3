import { type RefObject, useRef, useState } from 'react';
import { useOutboxLabels } from '@/components/outbox/outboxLabels';
import { runProblemText, stopProblemText } from '@/data/run/runTexts';
import { startRunCommand } from '@/data/run/startRunCommand';
import type { AttemptReason, Order } from '@/domain/order/order';
import { orderNumber } from '@/domain/order/orderNumber';
import type { StopOutcome } from '@/domain/run/run';
import type { StopRecord } from '@/domain/run/stopRecord';
import { authorOf } from '@/domain/staff/authorOf';
import { runLabels } from '@/i18n/en/backOffice/deliveries/run';
import { runsLabels } from '@/i18n/en/backOffice/deliveries/runs';
import { commonLabels } from '@/i18n/en/common';
import { failureText } from '@/i18n/failureText';
import { useLabels } from '@/i18n/labels';
import { formatRupees } from '@/lib/number/money';
import { inSentence } from '@/lib/text/inSentence';
import { dayWithSlot } from '@/lib/time/slot';
import { formatWeekday } from '@/lib/time/weekday';
import { useAppDispatch } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import { discardCommand } from '@/sync/outbox/discardCommand';
import { useCommand } from '@/sync/outbox/useCommand';
import { useOutboxPaused } from '@/sync/outbox/useOutboxPaused';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/list/EmptyState';
import { Notice } from '@/ui/Notice';
import { StopCard } from './StopCard';
import type { RefusedStop, Stop } from './shownRun';
import type { MyRun } from './useMyRuns';
import { type LastSaid, useStops } from './useStops';

type Props = { readonly shown: MyRun };

/** A run that is planned, with the way to begin it. */
function StartRun({ shown: { run, open } }: Props) {
  const labels = useLabels(runLabels);
  const { problems } = useLabels(runsLabels);
  const common = useLabels(commonLabels);
  const { user } = useAuth().session;
  const { state, submit } = useCommand(startRunCommand);
  const notHandedOut = open.filter(({ order }) => order.status !== 'shipped').length;
  const start = () => {
    if (!user || state.kind === 'sending') return;
    void submit(user.id, commandId => ({
      commandId,
      ground: { updatedAt: run.updatedAt, builtOn: [] },
      by: authorOf(user),
      ...{ runId: run.id, name: run.name },
    }));
  };
  return (
    <>
      {notHandedOut > 0 && <Notice tone="warn">{labels.notHandedOut(notHandedOut)}</Notice>}
      {(state.kind === 'refused' || state.kind === 'failed') && (
        <Notice tone="bad" urgent>
          {labels.startFailed}{' '}
          {state.kind === 'refused'
            ? runProblemText(state.problem, { ...runsLabels, problems })
            : failureText(state.error, common)}
        </Notice>
      )}
      <Button className="min-h-14" aria-busy={state.kind === 'sending'} onClick={start}>
        {labels.start}
      </Button>
    </>
  );
}

/** How far the run is, and what the driver has with them: of one that is closed nothing any more. */
function Totals({ shown: { run, count, open, collected, duePaise, onBoard } }: Props) {
  const { totals: labels } = useLabels(runLabels);
  const facts = [
    [labels.stops, labels.of(count, count + open.length)],
    [labels.cash, formatRupees(collected.cash)],
    [labels.upi, formatRupees(collected.upi)],
    ...(run.state === 'closed'
      ? []
      : ([
          [labels.due, formatRupees(duePaise)],
          [labels.bottles, String(onBoard)],
        ] as const)),
  ] as const;
  return (
    <dl
      aria-label={labels.label}
      className="grid grid-cols-3 gap-x-3 gap-y-1 rounded-card bg-sunken px-4 py-2 sm:grid-cols-5"
    >
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-xs text-ink-soft">{name}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type RefusedProps = { readonly refused: RefusedStop };

/** What was recorded here and is not saved: what the office has made of the order meanwhile, and what was collected. */
function Refused({ refused: { record, problem, entry } }: RefusedProps) {
  const labels = useLabels(runLabels);
  const runs = useLabels(runsLabels);
  const common = useLabels(commonLabels);
  const dispatch = useAppDispatch();
  const { result, name } = record;
  const collected = result.kind === 'delivered' ? result.collected : null;
  return (
    <Notice tone="bad" urgent>
      <p className="font-bold">{labels.refused.heading(inSentence(name) || labels.noName)}</p>
      <p>
        {stopProblemText(problem, runs, common)}
        {collected &&
          ` ${labels.refused.collected(labels.collected[collected.method](formatRupees(collected.amountPaise)))}`}
      </p>
      <Button variant="secondary" className="mt-2" onClick={() => void dispatch(discardCommand(entry))}>
        {labels.refused.understood}
      </Button>
    </Notice>
  );
}

type DoneOutcomeProps = {
  readonly outcome: StopOutcome | null;
  readonly reason?: AttemptReason | null;
  readonly waiting?: boolean;
};

/** What came of a stop: what was collected, or why nobody took it. */
function DoneOutcome({ outcome, reason = null, waiting = false }: DoneOutcomeProps) {
  const labels = useLabels(runLabels);
  const { attempt } = useLabels(runsLabels);
  const outbox = useOutboxLabels();
  const isPaused = useOutboxPaused('back-office');
  const isDelivered = outcome?.outcome === 'delivered';
  const paid =
    outcome?.method && outcome.amountPaise > 0
      ? labels.collected[outcome.method](formatRupees(outcome.amountPaise))
      : labels.collected.nothing;
  const why = reason ? attempt[reason] : outcome?.note;
  return (
    <p className={`text-sm ${isDelivered ? 'text-good' : 'text-bad'}`}>
      {[
        isDelivered ? labels.delivered : labels.notDelivered,
        isDelivered ? paid : why,
        waiting && (isPaused ? outbox.waiting : outbox.sending),
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  );
}

type LastStopProps = {
  readonly region: RefObject<HTMLDivElement | null>;
  readonly shown: MyRun;
  readonly last: LastSaid | null;
  readonly onUndo: (order: Order, saved: StopRecord) => void;
};

/**
 * What was said last, as long as it stands, with the way back: above the next stop and not over it, as a toast would be, and for
 * as long as nothing else is said.
 */
function LastStop({ region, shown: { run, open, refused }, last, onUndo }: LastStopProps) {
  const labels = useLabels(runLabels);
  const saved = last?.saved;
  const isOf = ({ order }: Stop) => order.id === last?.order.id;
  const stands =
    last !== null &&
    run.state === 'out' &&
    open.some(isOf) === !saved &&
    !refused.some(({ record }) => record.orderId === last.order.id);
  return (
    // A live region that comes with its words is not read out: so this one is there before them.
    <div ref={region} role="status" tabIndex={-1} className="outline-none empty:-mt-3">
      {stands && (
        <div className="flex min-h-12 items-center justify-between gap-3 rounded-card bg-sunken py-0.5 pr-1 pl-4">
          <p className="line-clamp-2 min-w-0 wrap-anywhere">
            {labels.saved[saved?.result.kind ?? 'undone'](
              inSentence(last.order.customerName) || labels.noName,
            )}
          </p>
          {saved && (
            <Button variant="quiet" className="shrink-0 px-3!" onClick={() => onUndo(last.order, saved)}>
              {labels.undo}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

type DoneProps = {
  readonly stop: Stop;
  /** While the run is out, what one has recorded oneself. */
  readonly mayUndo: boolean;
  readonly onUndo: () => void;
};

function DoneStop({ stop: { order, outcome, reason, waiting }, mayUndo, onUndo }: DoneProps) {
  const labels = useLabels(runLabels);
  const name = order.customerName || labels.noName;
  return (
    <li className="flex items-center justify-between gap-3 border-t border-line py-2">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-medium">
          <bdi>{name}</bdi>
        </p>
        <DoneOutcome outcome={outcome} reason={reason} waiting={waiting !== null} />
      </div>
      {mayUndo && (
        <Button
          variant="quiet"
          className="shrink-0 px-3!"
          aria-label={`${labels.undo}: ${name}`}
          onClick={onUndo}
        >
          {labels.undo}
        </Button>
      )}
    </li>
  );
}

type UnknownProps = { readonly id: string; readonly outcome: StopOutcome | null };

/** One whose order this device may not read: it failed and has left the run, or was done by the driver of before. */
function UnknownStop({ id, outcome }: UnknownProps) {
  return (
    <li className="border-t border-line py-2 wrap-anywhere">
      <p className="font-medium">{orderNumber(id)}</p>
      <DoneOutcome outcome={outcome} />
    </li>
  );
}

function OffStop({ order }: { readonly order: Order }) {
  const labels = useLabels(runLabels);
  return (
    <Notice tone="bad">
      <p className="font-bold">
        <bdi>{order.customerName || labels.noName}</bdi>
      </p>
      <p>
        {order.status === 'cancelled' || order.status === 'delivered'
          ? labels.off[order.status]
          : labels.taken}
      </p>
    </Notice>
  );
}

/** A run of the driver's: its next stop open, what comes after it and what is done. */
export function DriverRunCard({ shown }: Props) {
  const labels = useLabels(runLabels);
  const { language } = useLabels(commonLabels);
  const { user } = useAuth().session;
  const { last, say, undo, undoDone } = useStops(shown.run.id);
  const { run, open, done, unknown, off, refused, areas, payee, starting, count } = shown;
  const [chosen, setChosen] = useState<string | null>(null);
  const [follows, setFollows] = useState(false);
  const lastSaid = useRef<HTMLDivElement>(null);
  /** The button of an undo goes with its stop: the focus goes to the words that come instead. */
  const focusLastSaid = () => lastSaid.current?.focus();
  const next = open.find(({ order }) => order.id === chosen) ?? open[0];
  const isOut = run.state === 'out';
  const bottles = open.reduce(
    (sum, { order }) => sum + order.items.reduce((all, { quantity }) => all + quantity, 0),
    0,
  );
  return (
    <section aria-labelledby={`run-${run.id}`} className="flex flex-col gap-3">
      <div>
        <h2 id={`run-${run.id}`} className="text-xl font-semibold wrap-anywhere">
          {run.name || labels.unnamed}
        </h2>
        <p className="text-ink-soft">
          {dayWithSlot(formatWeekday(`${run.day}T12:00:00+05:30`, language), run.slot || undefined, language)}{' '}
          · {labels.states[run.state]}
          {run.state === 'planned' && ` · ${labels.summary(open.length + count, bottles)}`}
        </p>
      </div>
      {starting && <p className="text-sm text-ink-soft">{labels.starting}</p>}
      {refused.map(one => (
        <Refused key={one.entry.id} refused={one} />
      ))}
      {run.state === 'planned' && open.length > 0 && <StartRun shown={shown} />}
      {run.state !== 'planned' && <Totals shown={shown} />}
      {off.length > 0 && run.state !== 'closed' && (
        <section aria-label={labels.offHeading} className="flex flex-col gap-2">
          {off.map(order => (
            <OffStop key={order.id} order={order} />
          ))}
        </section>
      )}
      <LastStop
        region={lastSaid}
        shown={shown}
        last={last}
        onUndo={(order, saved) => {
          focusLastSaid();
          void undo(order, saved);
        }}
      />
      {next && run.state !== 'closed' && (
        <StopCard
          key={next.order.id}
          stop={next}
          areas={areas}
          payee={payee}
          takesFocus={follows}
          isOut={isOut}
          // Keep this stop as the current one: stops that the office inserts meanwhile come after it.
          onBegin={() => setChosen(next.order.id)}
          onSay={say}
          onSaid={() => {
            setChosen(null);
            setFollows(true);
          }}
        />
      )}
      {isOut && open.length === 0 && count + off.length > 0 && (
        <EmptyState heading={labels.allDone} hint={labels.allDoneHint} />
      )}
      {run.state !== 'closed' && open.length > 1 && (
        <section aria-labelledby={`later-${run.id}`}>
          <h3 id={`later-${run.id}`} className="font-semibold">
            {labels.later(open.length - 1)}
          </h3>
          <ol>
            {open
              .filter(stop => stop !== next)
              .map(({ order, changed }) => (
                <li key={order.id} className="border-t border-line">
                  <button
                    type="button"
                    className="flex min-h-14 w-full flex-col py-2 text-left hover:bg-sunken"
                    onClick={() => {
                      setChosen(order.id);
                      setFollows(true);
                    }}
                  >
                    <span className="font-medium">
                      <bdi>{order.customerName || labels.noName}</bdi>
                    </span>
                    <span className="line-clamp-2 text-sm text-ink-soft">{order.shippingAddress}</span>
                    {changed && <span className="text-sm font-medium text-warn">{labels.changed}</span>}
                  </button>
                </li>
              ))}
          </ol>
        </section>
      )}
      {count > 0 && (
        <section aria-labelledby={`done-${run.id}`}>
          <h3 id={`done-${run.id}`} className="font-semibold">
            {labels.doneHeading(done.length + unknown.length)}
          </h3>
          <ol>
            {done.map(stop => (
              <DoneStop
                key={stop.order.id}
                stop={stop}
                mayUndo={isOut && stop.outcome?.by === user?.id}
                onUndo={() => {
                  focusLastSaid();
                  void undoDone(stop.order, stop.outcome?.command ?? '');
                }}
              />
            ))}
            {unknown.map(id => (
              <UnknownStop key={id} id={id} outcome={run.stops[id] ?? null} />
            ))}
          </ol>
        </section>
      )}
    </section>
  );
}
