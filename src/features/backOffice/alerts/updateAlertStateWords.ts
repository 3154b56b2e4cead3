import { parseAlertUpdate } from '@/entities/alert/alertUpdate';
import type { CommandWords } from '@/entities/outbox/commandWords';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import { PATHS } from '@/shared/paths';
import type { AlertsText } from '@/shared/text/en/alerts';

/** What the outbox says of it. Throws for one that cannot be read. */
export function updateAlertStateWords(entry: CommandRecord, text: AlertsText): CommandWords {
  const { title, saying } = parseAlertUpdate(entry.payload);
  const failed = entry.status === 'failed';
  return {
    title: text.said[saying](title),
    details: [],
    problem: failed ? text.notSaved : null,
    edit: failed ? { to: PATHS.alerts, state: null } : null,
  };
}
