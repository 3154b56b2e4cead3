import type { Fields } from '../values/value';

/** A document as it is kept. */
export type StoredDocument = {
  /** Relative to the database's root: `orders/7GK2…`. */
  readonly path: string;
  readonly fields: Fields;
  /** Microseconds since the epoch; a commit's writes share one, and no two commits do. */
  readonly createTime: number;
  readonly updateTime: number;
};
