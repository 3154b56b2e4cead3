/** A day of the shop, `2026-01-15`: from midnight to midnight in India, whatever the device's zone says. */
export type ShopDay = string;

/** India has kept one offset all year since 1945. */
const INDIA_MS = 5.5 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The day of the shop at a moment, in milliseconds since the epoch. */
export const shopDayOf = (ms: number): ShopDay => new Date(ms + INDIA_MS).toISOString().slice(0, 10);

/** When a day of the shop begins, in milliseconds since the epoch. */
export const dayStartMs = (day: ShopDay): number => Date.parse(`${day}T00:00:00.000Z`) - INDIA_MS;

/** When it is over, and the next begins. */
export const dayEndMs = (day: ShopDay): number => dayStartMs(day) + DAY_MS;

export const addShopDays = (day: ShopDay, days: number): ShopDay =>
  shopDayOf(dayStartMs(day) + days * DAY_MS);

/** A text as a day that there is; null where it is none. */
export function parseShopDay(text: string | null): ShopDay | null {
  if (text === null || !/^\d{4}-\d\d-\d\d$/.test(text)) return null;
  const startMs = dayStartMs(text);
  return Number.isFinite(startMs) && shopDayOf(startMs) === text ? text : null;
}
