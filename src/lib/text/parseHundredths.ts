import { toAsciiDigits } from '@/lib/number/digits';
import { withoutInvisible } from '@/lib/text/invisible';

/** Below ten crore, which is the most that the rules take of any amount. */
const AMOUNT = /^(\d{1,8})(?:\.(\d{1,2}))?$/;

/** Hundredths of a number with at most two decimals; null for any other text. */
export function parseHundredths(typed: string): number | null {
  const match = AMOUNT.exec(toAsciiDigits(withoutInvisible(typed)).replace(/[\s,₹%]/g, ''));
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null;
}
