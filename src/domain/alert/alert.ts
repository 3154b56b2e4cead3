import type { ComplaintKind, OrderStatus } from '@/domain/order/order';

/** The gravest first. */
export const ALERT_SEVERITIES = ['error', 'warning', 'info'] as const;
export type AlertSeverity = (typeof ALERT_SEVERITIES)[number];

export const ALERT_TOPICS = ['stock', 'orders', 'production', 'data', 'device'] as const;
export type AlertTopic = (typeof ALERT_TOPICS)[number];

/** The collections that alerts are computed from, by their paths in Firestore. */
export const ALERT_COLLECTIONS = [
  'orders',
  'inventory',
  'stockMovements',
  'productionLines',
  'alertStates',
] as const;
export type AlertCollection = (typeof ALERT_COLLECTIONS)[number];

type Subject =
  | {
      readonly kind: 'lowStock' | 'outOfStock';
      readonly productId: string;
      readonly name: string;
      readonly size: string;
      readonly inStock: number;
      readonly reorderPoint: number;
    }
  | {
      readonly kind: 'lateOrder' | 'longPending';
      readonly orderId: string;
      /** As staff call it: its label, else its id. */
      readonly called: string;
      readonly customerName: string;
      readonly status: OrderStatus;
      /** When it was to be there, or since when it has been pending: an ISO instant. */
      readonly since: string;
    }
  | {
      readonly kind: 'complaint';
      readonly orderId: string;
      readonly called: string;
      readonly customerName: string;
      readonly about: ComplaintKind;
      /** ISO instant. */
      readonly since: string;
    }
  | { readonly kind: 'lineStopped' | 'lineInMaintenance'; readonly lineId: string; readonly name: string }
  | {
      readonly kind: 'lowEfficiency';
      readonly lineId: string;
      readonly name: string;
      readonly efficiency: number;
    }
  | { readonly kind: 'noPrice'; readonly productId: string; readonly name: string; readonly stored: string }
  | { readonly kind: 'noOrderDate'; readonly orderId: string; readonly called: string }
  /** Of this device alone. */
  | { readonly kind: 'unsent'; readonly count: number }
  | { readonly kind: 'refused' | 'undecided'; readonly commandId: string }
  | { readonly kind: 'notRead'; readonly collections: readonly AlertCollection[] };

/** Something staff ought to know, computed from what there is: it is gone when its cause is. */
export type Alert = Subject & {
  /** The same for the same occurrence on every device, and another one when it happens again. */
  readonly id: string;
  readonly topic: AlertTopic;
  readonly severity: AlertSeverity;
  /** Since when, as an ISO instant; null where nothing says so. */
  readonly at: string | null;
};

/** A member of staff; the name is empty where nothing says it. */
export type StaffMember = { readonly id: string; readonly name: string };

/** What staff have said of an alert. */
export type AlertStatus =
  /** `again`: since when it is so once more, where it was put off until then; an ISO instant. */
  | { readonly kind: 'active'; readonly again?: string }
  | { readonly kind: 'acknowledged'; readonly by: StaffMember; readonly at: string | null }
  | { readonly kind: 'snoozed'; readonly by: StaffMember; readonly until: string };

export type AlertWithStatus = Alert & {
  readonly alertStatus: AlertStatus;
  /** What the person said of it is still to be sent. */
  readonly waiting: boolean;
};

/** An alert about one device is not shared: others cannot acknowledge it. */
export const isShared = ({ topic }: Alert): boolean => topic !== 'device';

const timeOf = ({ at }: Alert): number => (at === null ? Number.NEGATIVE_INFINITY : Date.parse(at));

/** The gravest first, and of those alike the latest. The id decides between equals. */
export function mostSevereFirst<Some extends Alert>(alerts: readonly Some[]): Some[] {
  return [...alerts].sort((one, other) => {
    const graver = ALERT_SEVERITIES.indexOf(one.severity) - ALERT_SEVERITIES.indexOf(other.severity);
    if (graver !== 0) return graver;
    const [mine, its] = [timeOf(one), timeOf(other)];
    if (mine !== its) return mine > its ? -1 : 1;
    return one.id < other.id ? -1 : 1;
  });
}

/** A moment as a part of an id. */
export const timeKey = (iso: string | null): string => (iso === null ? '0' : Date.parse(iso).toString(36));

/** What an alert is told under: one that was put off is told of once more when that is over. */
export const toldAs = ({ id, alertStatus }: AlertWithStatus): string =>
  alertStatus.kind === 'active' && alertStatus.again ? `${id}.${timeKey(alertStatus.again)}` : id;

/** What staff said of an alert (`alertStates`); the alert itself is computed. */
export type AlertState = {
  readonly id: string;
  readonly acknowledgedBy: string;
  /** What they were called; empty where nothing says it. */
  readonly byName: string;
  /** ISO instants. */
  readonly at: string | null;
  /** Null: for as long as it lasts. */
  readonly snoozedUntil: string | null;
  readonly lastCommandId: string | null;
};
