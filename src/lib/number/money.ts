/** Money is integer paise everywhere inside the app; rupees with decimals exist only in texts and documents. */
export type Paise = number;

/** Rupees as a document holds them, in paise: `rupeesToPaise(2.99)` is 299. Halves round up. */
export function rupeesToPaise(rupees: number): Paise {
  // 1.005 * 100 is 100.49999999999999: the tiny addition undoes what binary fractions lost.
  return Math.round(rupees * 100 + Math.sign(rupees) * 1e-6);
}

/** Paise as a number of rupees for a document: `paiseToRupees(299)` is 2.99. */
export function paiseToRupees(paise: Paise): number {
  return paise / 100;
}

/** `formatRupees(10000000)` is `₹1,00,000.00`: in English and in Hindi alike. */
export function formatRupees(paise: Paise): string {
  const [rupees = '', fraction] = (Math.round(Math.abs(paise)) / 100).toFixed(2).split('.');
  return `${paise < 0 ? '-' : ''}₹${groupedDigits(rupees)}.${fraction}`;
}

/** Digits grouped as in India: thousands, then hundreds of them. */
export const groupedDigits = (digits: string): string => digits.replace(/\d(?=(\d\d)+\d$)/g, '$&,');
