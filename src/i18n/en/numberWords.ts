import type { NumberWords } from '@/lib/number/amountInWords';

const ONES = [
  'Zero',
  ...['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'],
  ...['Eleven', 'Twelve', 'Thirteen', 'Fourteen', 'Fifteen', 'Sixteen', 'Seventeen', 'Eighteen', 'Nineteen'],
];
const TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];

function belowHundred(number: number): string {
  if (number < 20) return ONES[number] ?? '';
  const ones = number % 10;
  const tens = TENS[Math.floor(number / 10)] ?? '';
  return ones === 0 ? tens : `${tens}-${(ONES[ones] ?? '').toLowerCase()}`;
}

/** `Nine Rupees and Forty-five Paise Only`. */
export const numberWords: NumberWords = {
  belowHundred,
  scales: [
    [10_000_000, 'Crore'],
    [100_000, 'Lakh'],
    [1_000, 'Thousand'],
    [100, 'Hundred'],
  ],
  rupee: { one: 'Rupee', many: 'Rupees' },
  paisa: { one: 'Paisa', many: 'Paise' },
  and: ' and ',
  only: 'Only',
};
