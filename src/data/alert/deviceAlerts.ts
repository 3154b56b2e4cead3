import type { Alert, AlertCollection } from '@/domain/alert/alert';
import type { StockProblem } from '@/domain/stock/stockProblem';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import { isRefused, isUnsent } from '@/sync/outbox/commandState';
import { isWaitingLong } from '@/sync/outbox/isWaitingLong';

/** How long a command may be pending before there is an alert about it, in milliseconds. */
const GRACE_PERIOD_MS = 5 * 60 * 1000;

const MOVED: StockProblem['kind'] = 'moved';

/** Whether a count was refused because the stock is another by now. `stockProblem` itself would come with every first screen. */
const hasMoved = (reason: unknown): boolean =>
  typeof reason === 'object' && reason !== null && 'kind' in reason && reason.kind === MOVED;

const here = { topic: 'device' } as const;

/** What this device still has to send, and what will not be sent as it is. `entries`: of one person. */
export function outboxAlerts(entries: readonly CommandRecord[], nowMs: number): Alert[] {
  const open = entries.filter(isUnsent);
  const waiting = open.filter(({ queuedAt }) => nowMs - Date.parse(queuedAt) > GRACE_PERIOD_MS);
  const [oldest] = waiting.toSorted((one, other) => one.seq - other.seq);
  const refused = entries
    // What the person took back to change it stands in the outbox as just that.
    .filter(isRefused)
    .map(
      ({ id, failure }): Alert => ({
        ...here,
        ...{
          id: `refused.${id}`,
          severity: 'error',
          at: failure?.at ?? null,
          kind: hasMoved(failure?.reason) ? 'undecided' : 'refused',
          commandId: id,
        },
      }),
    );
  if (!oldest) return refused;
  const severity = isWaitingLong(oldest, nowMs) ? 'error' : 'warning';
  const { id, queuedAt: at } = oldest;
  return [...refused, { ...here, id: `unsent.${id}`, severity, at, kind: 'unsent', count: open.length }];
}

/** What could not be read though there is a connection: everything on screen may be older than it looks. */
export function readingAlerts(failed: readonly AlertCollection[], since: string | null): Alert[] {
  if (failed.length === 0) return [];
  return [{ ...here, id: 'notRead', severity: 'warning', at: since, kind: 'notRead', collections: failed }];
}
