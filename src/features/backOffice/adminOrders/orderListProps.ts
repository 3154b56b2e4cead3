import type { Order } from '@/entities/order/order';
import type { EditsOfOrder } from '@/entities/order/queuedEdits';
import type { OrderSort, SortKey } from './orderSort';
import type { SearchMarks } from './searchMarks';
import type { Selection } from './useSelection';

/** A page of orders, as a table or as cards. */
export type OrderListProps = {
  readonly orders: readonly Order[];
  readonly editsOf: ReadonlyMap<string, EditsOfOrder>;
  readonly selection: Selection;
  readonly sort: OrderSort;
  readonly onSort: (by: SortKey) => void;
  /** The search part of the address: links keep it. */
  readonly search: string;
  /** What was searched for, to be marked. */
  readonly query: string;
  readonly onEdit: (orderId: string) => void;
};

/** One of them. All of it keeps its identity while nothing about the order changes. */
export type ListedOrderProps = Pick<OrderListProps, 'search' | 'onEdit'> & {
  readonly marks: SearchMarks;
  readonly order: Order;
  readonly edits: EditsOfOrder | undefined;
  readonly selected: boolean;
  readonly onSelect: Selection['select'];
};
