import type { ClosingLabels } from '@/i18n/en/backOffice/deliveries/closing';
import { formatRupees, type Paise } from '@/lib/number/money';

/** A difference in words: what is missing, or too much. */
export const differenceText = (paise: Paise, { money }: ClosingLabels): string =>
  paise === 0
    ? money.exact
    : paise < 0
      ? money.missing(formatRupees(-paise))
      : money.extra(formatRupees(paise));

export const toneOf = (paise: Paise): string => (paise === 0 ? 'text-good' : 'text-bad');
