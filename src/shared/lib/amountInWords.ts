import type { Paise } from './money';

const ONES = [
  'Zero',
  ...['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'],
  ...['Eleven', 'Twelve', 'Thirteen', 'Fourteen', 'Fifteen', 'Sixteen', 'Seventeen', 'Eighteen', 'Nineteen'],
];
const TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];
/** Largest first, each with how many of the one below it make one. */
const SCALES = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1_000, 'Thousand'],
  [100, 'Hundred'],
] as const;

function belowHundred(number: number): string {
  if (number < 20) return ONES[number] ?? '';
  const ones = number % 10;
  const tens = TENS[Math.floor(number / 10)] ?? '';
  return ones === 0 ? tens : `${tens}-${(ONES[ones] ?? '').toLowerCase()}`;
}

/** A whole number in English words, counted the Indian way: `numberInWords(123456)` is One Lakh Twenty-three Thousand … */
function numberInWords(number: number): string {
  if (number < 100) return belowHundred(number);
  const words: string[] = [];
  let rest = number;
  for (const [scale, name] of SCALES) {
    const count = Math.floor(rest / scale);
    if (count > 0) words.push(numberInWords(count), name);
    rest %= scale;
  }
  if (rest > 0) words.push(belowHundred(rest));
  return words.join(' ');
}

const counted = (number: number, one: string, many: string): string =>
  `${numberInWords(number)} ${number === 1 ? one : many}`;

/**
 * An amount as an invoice says it in words, in English: `amountInWords(945)` is `Nine Rupees and Forty-five Paise Only`.
 * Throws for what is no amount: negative or not a whole number of paise.
 */
export function amountInWords(paise: Paise): string {
  if (!Number.isSafeInteger(paise) || paise < 0) throw new RangeError(`${paise} is no amount in paise`);
  const rupees = Math.floor(paise / 100);
  const rest = paise % 100;
  const parts = [
    ...(rupees > 0 || rest === 0 ? [counted(rupees, 'Rupee', 'Rupees')] : []),
    ...(rest > 0 ? [counted(rest, 'Paisa', 'Paise')] : []),
  ];
  return `${parts.join(' and ')} Only`;
}
