import type { Language } from '@/lib/language';

const formats = new Map<string, Intl.DateTimeFormat>();

/** An ISO instant as a day of the shop that is near: `Fri 27 Nov`, `शुक्र 27 नवंबर`. */
export function formatWeekday(iso: string, { locale, month }: Language): string {
  const format =
    formats.get(locale) ??
    new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month, timeZone: 'Asia/Kolkata' });
  formats.set(locale, format);
  return format.format(new Date(iso)).replace(',', '');
}

/** A day of the week, from 1 for Monday: `Mon`, `सोम`. */
export const weekdayName = (day: number, { locale }: Pick<Language, 'locale'>): string =>
  // The first of January 2024 was a Monday.
  new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(Date.UTC(2024, 0, day));

/** A shorter row of days is named day by day. */
const SHORTEST_RANGE = 3;

/** The days in rows in which each is followed by the next: `[1, 2, 3, 6]` as `[[1, 2, 3], [6]]`. */
function rowsOf(days: readonly number[]): readonly (readonly number[])[] {
  const rows: number[][] = [];
  for (const day of [...days].sort((one, other) => one - other)) {
    const row = rows.at(-1);
    if (row?.at(-1) === day - 1) row.push(day);
    else rows.push([day]);
  }
  return rows;
}

/** Days of the week in words, in their order: `Mon – Wed, Sat`, or that it is every day. */
export function weekdaysText(
  days: readonly number[],
  everyDay: string,
  language: Pick<Language, 'locale'>,
): string {
  if (days.length === 7) return everyDay;
  const nameOf = (day: number) => weekdayName(day, language);
  return rowsOf(days)
    .flatMap(row => {
      const [first, last] = [row[0], row.at(-1)];
      return row.length < SHORTEST_RANGE || first === undefined || last === undefined
        ? row.map(nameOf)
        : `${nameOf(first)} – ${nameOf(last)}`;
    })
    .join(', ');
}
