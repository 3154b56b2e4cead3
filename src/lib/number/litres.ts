const LITRES = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** Millilitres as a size is written in this shop: `500 ml`, `1.5 L`. */
export function formatSize(ml: number): string {
  return ml < 1000 ? `${LITRES.format(ml)} ml` : formatLitres(ml);
}

/** Millilitres as litres of water: `1,234.5 L`. */
export function formatLitres(ml: number): string {
  return `${LITRES.format(ml / 1000)} L`;
}
