import type { AlertState } from '@/domain/alert/alert';
import type { PlainDocument } from '@/lib/plainData';
import { plainLine } from '@/lib/text/plainText';
import { MAX_CHARS } from '@/lib/text/textLimits';
import { parseInstant } from '@/lib/time/instants';

/** An `alertStates` document. Never fails. */
export function parseAlertState({ id, data }: PlainDocument): AlertState {
  const { acknowledgedBy, byName, at, snoozedUntil, lastCommandId } = data;
  return {
    id,
    acknowledgedBy: typeof acknowledgedBy === 'string' ? acknowledgedBy : '',
    byName: typeof byName === 'string' ? plainLine(byName, MAX_CHARS.name) : '',
    at: parseInstant(at),
    snoozedUntil: parseInstant(snoozedUntil),
    lastCommandId: typeof lastCommandId === 'string' ? lastCommandId : null,
  };
}
