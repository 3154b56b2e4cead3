// @bundle documents

const COUNT = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const PERCENT = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 1 });
const CHANGE = new Intl.NumberFormat('en-IN', {
  style: 'percent',
  maximumFractionDigits: 0,
  signDisplay: 'exceptZero',
});

/** A whole number, grouped as in India: `1,00,000`. */
export const formatCount = (count: number): string => COUNT.format(count);

/** A fraction as a share: `0.6342` is `63.4%`. */
export const formatShare = (fraction: number): string => PERCENT.format(fraction);

/** A fraction as a change: `+12%`, `-3%`. */
export const formatChange = (fraction: number): string => CHANGE.format(fraction);
