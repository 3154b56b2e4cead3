import { toAsciiDigits } from '@/lib/number/digits';

/** What a person typed as a number of bottles; null when it is not a whole number. */
export function parseQuantity(typed: string): number | null {
  const digits = toAsciiDigits(typed).trim();
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}

/** The nearest quantity one can order: at least 1 (spec §9), at most what is in stock. */
export function boundQuantity(quantity: number, max: number): number {
  return Math.max(1, Math.min(quantity, max));
}
