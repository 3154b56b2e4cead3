import type { Language } from '@/lib/language';
import type { Paise } from './money';
import { numberInWords } from './numberWords';

type Unit = { readonly one: string; readonly many: string };
type AmountWords = {
  readonly rupee: Unit;
  readonly paisa: Unit;
  readonly and: string;
  readonly only: string;
};

const WORDS: { readonly [language in Language]: AmountWords } = {
  en: {
    rupee: { one: 'Rupee', many: 'Rupees' },
    paisa: { one: 'Paisa', many: 'Paise' },
    and: ' and ',
    only: 'Only',
  },
  hi: {
    rupee: { one: 'रुपया', many: 'रुपये' },
    paisa: { one: 'पैसा', many: 'पैसे' },
    and: ' और ',
    only: 'मात्र',
  },
};

/**
 * An amount as an invoice says it in words: `amountInWords(945, 'en')` is `Nine Rupees and Forty-five Paise Only`, in Hindi
 * `नौ रुपये और पैंतालीस पैसे मात्र`. Throws for what is no amount: negative or not a whole number of paise.
 */
export function amountInWords(paise: Paise, language: Language): string {
  if (!Number.isSafeInteger(paise) || paise < 0) throw new RangeError(`${paise} is no amount in paise`);
  const { rupee, paisa, and, only } = WORDS[language];
  const counted = (number: number, { one, many }: Unit) =>
    `${numberInWords(number, language)} ${number === 1 ? one : many}`;
  const rupees = Math.floor(paise / 100);
  const rest = paise % 100;
  const parts = [
    ...(rupees > 0 || rest === 0 ? [counted(rupees, rupee)] : []),
    ...(rest > 0 ? [counted(rest, paisa)] : []),
  ];
  return `${parts.join(and)} ${only}`;
}
