import { parseInstant } from '@/entities/order/orderDocument';
import type { PlainDocument } from '@/services/firebase/plainData';
import { plainLine } from '@/shared/lib/plainText';
import { LONGEST } from '@/shared/lib/textLimits';

/** What staff said of an alert (`alertStates`); the alert itself is computed. */
export type AlertState = {
  readonly id: string;
  readonly acknowledgedBy: string;
  /** What they were called; empty where nothing says it. */
  readonly byName: string;
  /** ISO instants. */
  readonly at: string | null;
  /** Null: for as long as it lasts. */
  readonly snoozedUntil: string | null;
  readonly lastCommandId: string | null;
};

/** An `alertStates` document. Never fails. */
export function parseAlertState({ id, data }: PlainDocument): AlertState {
  const { acknowledgedBy, byName, at, snoozedUntil, lastCommandId } = data;
  return {
    id,
    acknowledgedBy: typeof acknowledgedBy === 'string' ? acknowledgedBy : '',
    byName: typeof byName === 'string' ? plainLine(byName, LONGEST.name) : '',
    at: parseInstant(at),
    snoozedUntil: parseInstant(snoozedUntil),
    lastCommandId: typeof lastCommandId === 'string' ? lastCommandId : null,
  };
}
