import type { CommandWords } from '@/entities/outbox/commandWords';
import { parseLineChange, parseLineProblem } from '@/entities/production/lineChange';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import { PATHS } from '@/shared/paths';
import type { ProductionText } from '@/shared/text/en/production';
import { lineProblemText } from './productionTexts';

/** What the outbox says of it. Throws for one that cannot be read. */
export function updateProductionLineWords(entry: CommandRecord, text: ProductionText): CommandWords {
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
