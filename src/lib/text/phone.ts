import { toAsciiDigits } from '@/lib/number/digits';
import { withoutInvisible } from './invisible';

/** Spec §5: exactly 10 digits, the first of them 6 to 9. */
const PHONE = /^[6-9]\d{9}$/;

/**
 * A phone as people paste it, `+91 98765-43210` or `098765 43210`, as its ten digits. What is no such number
 * is returned without its separators, for the rule to refuse.
 */
export function normalizePhone(typed: string): string {
  // NFKC makes full-width signs plain ones.
  const digits = toAsciiDigits(withoutInvisible(typed).normalize('NFKC')).replace(/[\s().\p{Pd}]/gu, '');
  return /^(?:\+91|0091|91)?0?(\d{10})$/.exec(digits)?.[1] ?? digits;
}

/** Whether a normalised text is a phone number the shop can call. */
export const isPhone = (phone: string): boolean => PHONE.test(phone);
