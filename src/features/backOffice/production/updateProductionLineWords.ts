import { parseLineChange, parseLineProblem } from '@/domain/production/lineChange';
import type { ProductionLabels } from '@/i18n/en/production';
import { PATHS } from '@/lib/paths';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import type { CommandWords } from '@/sync/outbox/commandWords';
import { lineProblemText } from './productionTexts';

/** What the outbox says of it. Throws for one that cannot be read. */
export function updateProductionLineWords(entry: CommandRecord, text: ProductionLabels): CommandWords {
  const { name, action, from, to } = parseLineChange(entry.payload);
  const isRefused = entry.status === 'failed' && entry.failure?.code !== 'held';
  return {
    title: text.queued.title(text.action[action], name),
    details: [text.queued.change(text.status[from.status], text.status[to.status])],
    problem: isRefused ? lineProblemText(parseLineProblem(entry.failure?.reason), text) : null,
    // Where the button is, that does it anew.
    edit: entry.status === 'failed' ? { to: PATHS.production, state: null } : null,
  };
}
