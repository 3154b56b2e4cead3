// @bundle documents

import { groupedDigits } from './money';

/**
 * A number with at most so many decimals: `formatDecimal(100000.255, 2)` is `1,00,000.26`. As `Intl` writes it, in English and
 * in Hindi alike, but not by `Intl`: the first format of a page takes a slow phone 50 ms to make, which its first screen would
 * wait for.
 */
export function formatDecimal(value: number, decimals: number): string {
  const factor = 10 ** decimals;
  // 1.005 * 100 is 100.49999999999999: the tiny addition undoes what binary fractions lost.
  const rounded = Math.round(Math.abs(value) * factor + 1e-6) / factor;
  const [whole = '', fraction] = String(rounded).split('.');
  return `${value < 0 && rounded > 0 ? '-' : ''}${groupedDigits(whole)}${fraction ? `.${fraction}` : ''}`;
}

/** A whole number, grouped as in India: `1,00,000`. */
export const formatCount = (count: number): string => formatDecimal(count, 0);

/** A fraction as a percentage: `formatPercent(0.08)` is `8%`. */
export const formatPercent = (fraction: number): string => `${formatDecimal(fraction * 100, 2)}%`;

/** A fraction as a share: `0.6342` is `63.4%`. */
export const formatShare = (fraction: number): string => `${formatDecimal(fraction * 100, 1)}%`;

/** A fraction as a change: `+12%`, `-3%`, `0%`. */
export function formatChange(fraction: number): string {
  const change = formatDecimal(fraction * 100, 0);
  return `${fraction > 0 && change !== '0' ? '+' : ''}${change}%`;
}

/** Millilitres as a size is written in this shop: `500 ml`, `1.5 L`. */
export function formatSize(ml: number): string {
  return ml < 1000 ? `${formatDecimal(ml, 2)} ml` : formatLitres(ml);
}

/** Millilitres as litres of water: `1,234.5 L`. */
export function formatLitres(ml: number): string {
  return `${formatDecimal(ml / 1000, 2)} L`;
}
