/** The shop's days begin at midnight in India, whatever the device's zone says. */
const SHOP_TIME_ZONE = 'Asia/Kolkata';

const DAY = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: SHOP_TIME_ZONE,
});

const TIME = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: SHOP_TIME_ZONE,
});

/** An ISO instant as a day of the shop: `20 Nov 2026`. */
export function formatDay(iso: string): string {
  return DAY.format(new Date(iso));
}

/** An ISO instant as a time of the shop's day: `10:42`. */
export function formatTime(iso: string): string {
  return TIME.format(new Date(iso));
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The ISO instant `days` days later. */
export function addDays(iso: string, days: number): string {
  return new Date(Date.parse(iso) + days * DAY_MS).toISOString();
}
