import type { Order } from '@/domain/order/order';
import type { Paise } from '@/lib/number/money';
import type { CustomerStatus, CustomerType } from './customerOverlay';

/** Who orders with a token of their own, which nobody else has. */
export type CustomerAccount = {
  readonly id: string;
  /** The verified one of their latest order that says it; null where older orders do not. */
  readonly email: string | null;
};

/**
 * What the email that somebody wants to be written to says of who they are: it is typed, and may be anybody's. `own`: their
 * account's; `different`: not theirs, and no other account's; `anothers`: an account's that is not theirs; `unproven`:
 * nothing to compare it with.
 */
export type ContactEmail = 'own' | 'different' | 'anothers' | 'unproven';

/** Somebody who orders, as their orders and what staff keep of them say together (spec §3). */
export type Customer = {
  /** The account's id; else a name for the email or the phone; else the id that staff's device made. */
  readonly id: string;
  /** `CUST-NNN` of one whom staff added; null for one who is known by orders. */
  readonly label: string | null;
  /** Null for who is known by what staff keep, or by orders that name no account. */
  readonly account: CustomerAccount | null;
  readonly name: string;
  /** Whom to ask for. */
  readonly contact: string;
  readonly email: string;
  readonly contactEmail: ContactEmail;
  readonly phone: string;
  readonly status: CustomerStatus;
  readonly type: CustomerType;
  readonly notes: string;
  /** Deleted from the list; the orders are stored. */
  readonly hidden: boolean;
  /** Of any status. */
  readonly totalOrders: number;
  readonly cancelledOrders: number;
  /** What the orders that were not cancelled were charged, with fee and tax where an order knows them. */
  readonly totalSpentPaise: Paise;
  /** ISO instants, of orders of any status; null where none has a date. */
  readonly firstOrder: string | null;
  readonly lastOrder: string | null;
  /** The newest first. */
  readonly orders: readonly Order[];
  /**
   * Ids of others in the list with this phone or this email: perhaps the same person, perhaps somebody under their name.
   * Nothing is merged by itself.
   */
  readonly possibleDuplicates: readonly string[];
};

export type Customers = {
  /** In no particular order; those that were deleted too. */
  readonly all: readonly Customer[];
  readonly byId: ReadonlyMap<string, Customer>;
  /** Orders that name no account, no email and no phone: nobody's. */
  readonly nobodys: readonly Order[];
};
