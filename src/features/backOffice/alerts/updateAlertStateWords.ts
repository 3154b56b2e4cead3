import { parseAlertUpdate } from '@/domain/alert/alertUpdate';
import type { AlertsLabels } from '@/i18n/en/alerts';
import { PATHS } from '@/lib/paths';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import type { CommandWords } from '@/sync/outbox/commandWords';

/** What the outbox says of it. Throws for one that cannot be read. */
export function updateAlertStateWords(entry: CommandRecord, text: AlertsLabels): CommandWords {
  const { title, saying } = parseAlertUpdate(entry.payload);
  const failed = entry.status === 'failed';
  return {
    title: text.said[saying](title),
    details: [],
    problem: failed ? text.notSaved : null,
    edit: failed ? { to: PATHS.alerts, state: null } : null,
  };
}
