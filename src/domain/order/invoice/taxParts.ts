import type { Paise } from '@/lib/number/money';

/** The parts of a tax. Within a state it is halved between the centre and the state, between states it is one. */
export type TaxParts = {
  readonly cgst: Paise;
  readonly sgst: Paise;
  /** What is charged above two equal halves: the paisa of an odd tax. */
  readonly rounding: Paise;
  readonly igst: Paise;
  /** Of orders of which it is not known whether they left the state. */
  readonly unassigned: Paise;
};

const sameState = (one: string, other: string): boolean =>
  one.trim().toLowerCase().replaceAll('&', 'and') === other.trim().toLowerCase().replaceAll('&', 'and');

/** How a tax is divided. The halves are equal and whole paise, as a return wants them; an odd paisa is rounding. */
export function taxParts(tax: Paise, place: string | null, sellerState: string): TaxParts {
  const none = { cgst: 0, sgst: 0, rounding: 0, igst: 0, unassigned: 0 };
  if (place === null || sellerState.trim() === '') return { ...none, unassigned: tax };
  if (!sameState(place, sellerState)) return { ...none, igst: tax };
  const half = Math.floor(tax / 2);
  return { ...none, cgst: half, sgst: half, rounding: tax - 2 * half };
}
