export const PAGE_SIZE = 25;

/** One page of a list, and where it stands in it. */
export type Page<Row> = {
  readonly rows: readonly Row[];
  /** From 1; never beyond the last. */
  readonly number: number;
  readonly count: number;
  /** Positions of the first and last row in the whole list, from 1; both 0 when the list is empty. */
  readonly from: number;
  readonly to: number;
  readonly total: number;
};

/** The page asked for, or the nearest there is: an address kept from a longer list still shows orders. */
export function pageOf<Row>(rows: readonly Row[], asked: number, size = PAGE_SIZE): Page<Row> {
  const total = rows.length;
  const count = Math.max(1, Math.ceil(total / size));
  const number = Math.min(Math.max(1, asked), count);
  const start = (number - 1) * size;
  const shown = rows.slice(start, start + size);
  return { rows: shown, number, count, from: total === 0 ? 0 : start + 1, to: start + shown.length, total };
}
