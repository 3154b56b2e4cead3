import type { Paise } from '@/lib/number/money';

/**
 * A price as staff and older data write it: an optional currency word, digits with or without Indian or
 * western grouping, at most two decimals, an optional `/-`. Everything else is "price unavailable": keeping
 * only digits and dots, as spec §3 has it, would read `Rs. 20` as 0.20 and `5 - 10` as 510. `firestore.rules`
 * has the same pattern and reads every text to the same price.
 */
const PRICE =
  /^[ \t]*(₹|[Rr][Ss][.]?|[Ii][Nn][Rr])?[ \t]*([0-9]{1,7}|[0-9]{1,3}(,[0-9]{2,3})*,[0-9]{3})([.][0-9]{1,2})?[ \t]*(\/-)?[ \t]*$/;

/** Ten lakh rupees: beyond it a typing error is likelier than a bottle of water. */
const MAX_PAISE = 100_000_000;

/** `parsePrice('₹1,299.00')` is 129900; null where there is no price one may charge (never 0). */
export function parsePrice(unitPrice: unknown): Paise | null {
  const rupees = typeof unitPrice === 'number' ? unitPrice : rupeesOfText(unitPrice);
  if (rupees === null || !Number.isFinite(rupees)) return null;
  const paise = Math.round(rupees * 100);
  // Nothing finer than a paisa.
  if (paise / 100 !== rupees) return null;
  return paise > 0 && paise <= MAX_PAISE ? paise : null;
}

function rupeesOfText(text: unknown): number | null {
  if (typeof text !== 'string') return null;
  const match = PRICE.exec(text);
  if (!match) return null;
  const [, , whole = '', , decimals = ''] = match;
  return Number(whole.replaceAll(',', '') + decimals);
}
