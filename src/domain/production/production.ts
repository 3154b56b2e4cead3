export const LINE_STATUSES = ['running', 'paused', 'maintenance', 'stopped'] as const;
export type LineStatus = (typeof LINE_STATUSES)[number];

/** A production line (spec §3). */
export type ProductionLine = {
  readonly id: string;
  readonly name: string;
  readonly status: LineStatus;
  /** The product's name, as staff call it. */
  readonly product: string;
  /** Percent. */
  readonly efficiency: number;
  /** Bottles of this run. */
  readonly target: number;
  readonly completed: number;
  /** ISO instants. */
  readonly startTime: string | null;
  readonly estimatedCompletion: string | null;
  readonly updatedAt: string | null;
  readonly lastCommandId: string | null;
};

/** A run that is planned on a line. */
export type ProductionBatch = {
  readonly id: string;
  readonly lineId: string;
  readonly product: string;
  readonly size: string;
  /** Bottles. */
  readonly quantity: number;
  /** As stored: `scheduled` in the seed. */
  readonly status: string;
  /** ISO instants. */
  readonly scheduledFor: string | null;
  readonly updatedAt: string | null;
  readonly lastCommandId: string | null;
};
