// @bundle customers

export const CUSTOMER_STATUSES = ['active', 'inactive'] as const;
export type CustomerStatus = (typeof CUSTOMER_STATUSES)[number];

export const CUSTOMER_TYPES = ['retail', 'wholesale', 'distributor'] as const;
export type CustomerType = (typeof CUSTOMER_TYPES)[number];

/** What staff keep of a customer beside what the orders say (`customers`). A text that is empty says nothing. */
export type CustomerOverlay = {
  /** The user's id, or a name for an email. */
  readonly id: string;
  readonly name: string;
  readonly contact: string;
  readonly email: string;
  readonly phone: string;
  readonly status: CustomerStatus;
  readonly type: CustomerType;
  readonly notes: string;
  /** Deleted from the list; the orders are stored. */
  readonly hidden: boolean;
  /** ISO instant. */
  readonly updatedAt: string | null;
  readonly lastCommandId: string | null;
};

/** What staff may change of it. */
export type CustomerFields = Omit<CustomerOverlay, 'id' | 'updatedAt' | 'lastCommandId'>;

/** Of a customer nobody has said anything about. */
export const NOTHING_STORED: CustomerFields = {
  name: '',
  contact: '',
  email: '',
  phone: '',
  status: 'active',
  type: 'retail',
  notes: '',
  hidden: false,
};
