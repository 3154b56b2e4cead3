import type { Paise } from '@/lib/number/money';

/** `deleted`: it was planned, and is not needed any more. */
export const RUN_STATES = ['planned', 'out', 'closed', 'deleted'] as const;
export type RunState = (typeof RUN_STATES)[number];

/** What drivers can be given at the door. */
export const COLLECTED_BY = ['cash', 'upi'] as const;
export type CollectedBy = (typeof COLLECTED_BY)[number];

export const STOP_OUTCOMES = ['delivered', 'failed', 'open'] as const;

/** What happened at one stop of a run, as it is written in the run. */
export type StopOutcome = {
  /** Open: what had been recorded was taken back. */
  readonly outcome: (typeof STOP_OUTCOMES)[number];
  /** Null where nothing was collected. */
  readonly method: CollectedBy | null;
  /** Collected at this stop. */
  readonly amountPaise: Paise;
  readonly reference: string;
  /** Who took it, or why nobody did. */
  readonly note: string;
  /** ISO instant; null while it is only this device's word. */
  readonly at: string | null;
  /** The uid of whoever recorded it. */
  readonly by: string;
  readonly command: string;
};

/** Bottles by product id. */
export type Bottles = { readonly [productId: string]: number };

/** What was counted when a run came home. */
export type Closing = {
  readonly cashPaise: Paise;
  readonly upiPaise: Paise;
  /** Why that differs from what was recorded at the stops; empty where it does not. */
  readonly reason: string;
  /** Bottles of failed stops that came back. */
  readonly back: Bottles;
  readonly at: string | null;
  readonly by: string;
  readonly byName: string;
};

/** A driver's round. Which orders are in it the orders say themselves. */
export type Run = {
  readonly id: string;
  /** `YYYY-MM-DD`, in India. */
  readonly day: string;
  /** `07:00-10:00`; empty where it has none. */
  readonly slot: string;
  readonly name: string;
  /** The driver's uid; empty until there is one. */
  readonly driver: string;
  readonly driverName: string;
  readonly state: RunState;
  /** By order id; empty while it is planned. */
  readonly stops: { readonly [orderId: string]: StopOutcome };
  /** Null until it is closed. */
  readonly closing: Closing | null;
  readonly createdAt: string | null;
  readonly updatedAt: string | null;
  readonly lastCommandId: string | null;
};

/** The rules take no more stops in a run. */
export const MAX_STOPS = 60;

export const isDone = ({ outcome }: StopOutcome): boolean => outcome !== 'open';
