import { toAsciiDigits } from '@/lib/number/digits';

/** The check digit every payment card carries. */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const doubled = place % 2 === 0 ? Number(digit) : Number(digit) * 2;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

const MIN_LENGTH = 13;
const MAX_LENGTH = 19;

/** A phone number beside a PIN code is as long as a card number, and passes by chance one time in ten. */
const PHONE = /^[6-9]\d{9}$/;

/** The same with the phone number in two halves. No card's digits are put in groups like these. */
const PIN_THEN_PHONE = /\b[1-9]\d{2} ?\d{3} [6-9]\d{4} \d{5}\b/;

/** Whether one run of digit groups (`4111 1111 1111 1111`) holds a card number that begins and ends with a group. */
function runHoldsCard(groups: readonly string[]): boolean {
  return groups.some((_first, from) =>
    groups.slice(from).some((_last, count) => {
      const taken = groups.slice(from, from + count + 1);
      const digits = taken.join('');
      return (
        digits.length >= MIN_LENGTH &&
        digits.length <= MAX_LENGTH &&
        !/^0+$/.test(digits) &&
        !taken.some(group => PHONE.test(group)) &&
        !PIN_THEN_PHONE.test(taken.join(' ')) &&
        passesLuhn(digits)
      );
    }),
  );
}

/** Whether a text holds what looks like a payment card's number, in one piece or in groups. */
export function holdsCardNumber(text: string): boolean {
  const runs = toAsciiDigits(text).match(/\d+(?:[ \u00a0-]\d+)*/g) ?? [];
  return runs.some(run => runHoldsCard(run.split(/\D/)));
}
