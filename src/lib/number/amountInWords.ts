import type { Paise } from './money';

type Unit = { readonly one: string; readonly many: string };

/** A language's words for numbers and for rupees. */
export type NumberWords = {
  readonly belowHundred: (number: number) => string;
  /** Hundred to crore, largest first. */
  readonly scales: readonly (readonly [scale: number, name: string])[];
  readonly rupee: Unit;
  readonly paisa: Unit;
  readonly and: string;
  readonly only: string;
};

/**
 * A whole number in words, counted the Indian way: 123456 is One Lakh Twenty-three Thousand Four Hundred Fifty-six, in Hindi एक
 * लाख तेईस हज़ार चार सौ छप्पन.
 */
export function numberInWords(number: number, language: NumberWords): string {
  const { belowHundred, scales } = language;
  if (number < 100) return belowHundred(number);
  const words: string[] = [];
  let rest = number;
  for (const [scale, name] of scales) {
    const count = Math.floor(rest / scale);
    if (count > 0) words.push(numberInWords(count, language), name);
    rest %= scale;
  }
  if (rest > 0) words.push(belowHundred(rest));
  return words.join(' ');
}

/**
 * An amount as an invoice says it in words: 945 is `Nine Rupees and Forty-five Paise Only`, in Hindi
 * `नौ रुपये और पैंतालीस पैसे मात्र`. Throws for what is no amount: negative or not a whole number of paise.
 */
export function amountInWords(paise: Paise, language: NumberWords): string {
  if (!Number.isSafeInteger(paise) || paise < 0) throw new RangeError(`${paise} is no amount in paise`);
  const { rupee, paisa, and, only } = language;
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
