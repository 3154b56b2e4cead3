import type { HistoryField } from '@/components/history/HistoryLine';
import type { ChangedField } from '@/domain/order/edit/orderHistory';
import { ATTEMPT_REASONS } from '@/domain/order/order';
import type { RunsLabels } from '@/i18n/en/backOffice/deliveries/runs';
import type { HistoryLabels } from '@/i18n/en/backOffice/history';
import type { Language } from '@/lib/language';
import { formatDay } from '@/lib/time/dates';
import { slotText } from '@/lib/time/slot';

type Texts = {
  readonly history: HistoryLabels;
  readonly attempt: RunsLabels['attempt'];
  readonly language: Language;
  /** What a run is called; undefined where that is not known. */
  readonly runName: (id: string) => string | undefined;
};

/** What became another of an order in one change, in words. */
export const orderFieldsInWords = (
  fields: readonly ChangedField[],
  { history, attempt, language, runName }: Texts,
): readonly HistoryField[] =>
  fields.map(({ field, from, to }) => {
    const words = (value: string): string => {
      if (value === '') return '';
      if (field === 'run') return runName(value) ?? history.aRun;
      if (field === 'expected') return formatDay(value, language);
      if (field === 'slot') return slotText(value, language);
      const reason = ATTEMPT_REASONS.find(known => known === value);
      return field === 'attempt' && reason ? attempt[reason] : value;
    };
    const isSaidOnly = field === 'handover' || field === 'attempt' || field === 'attemptNote';
    return { name: history.fields[field], from: isSaidOnly ? null : words(from), to: words(to) };
  });
