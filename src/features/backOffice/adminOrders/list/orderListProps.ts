import type { EditsOfOrder } from '@/data/order/queuedEdits';
import type { Order } from '@/domain/order/order';
import type { OnStep } from '@/features/backOffice/adminOrders/shared/OrderRowActions';
import type { SearchHighlights } from '@/features/backOffice/adminOrders/shared/searchHighlights';
import type { Selection } from '@/ui/list/useSelection';
import type { OrderSort } from './orderSort';

/** A page of orders, as a table or as cards. */
export type OrderListProps = {
  readonly orders: readonly Order[];
  /** Those of them that arrived while somebody was here, by their ids. */
  readonly arrived: readonly string[];
  readonly editsOf: ReadonlyMap<string, EditsOfOrder>;
  readonly selection: Selection;
  readonly sort: OrderSort;
  readonly onSort: (sort: OrderSort) => void;
  /** The search part of the address: links keep it. */
  readonly search: string;
  /** What was searched for, to be marked. */
  readonly query: string;
  readonly onStep: OnStep;
  readonly onEdit: (orderId: string) => void;
};

/** One of them. All of it stays the same reference while nothing about the order changes. */
export type ListedOrderProps = Pick<OrderListProps, 'search' | 'onStep' | 'onEdit'> & {
  readonly highlights: SearchHighlights;
  readonly order: Order;
  readonly edits: EditsOfOrder | undefined;
  readonly arrived: boolean;
  readonly selected: boolean;
  readonly onSelect: Selection['select'];
};

/** How one that has just arrived is seen to: its colour fades, and stays where nothing is to move. */
export const ARRIVED = 'animate-arrive motion-reduce:animate-none motion-reduce:bg-brand-soft';
