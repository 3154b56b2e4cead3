import type { Order } from '@/domain/order/order';
import type { DialogAddress } from '@/ui/dialog/useDialogAddress';

export const CLOSING_DIALOGS = ['close'] as const;
export type ClosingAddress = DialogAddress<(typeof CLOSING_DIALOGS)[number]>;

/** What is closed where it is no run: all of the day's. */
export const WHOLE_DAY = 'day';

/** What planning does that closing needs, too. */
export type StopActions = {
  /** Back among what is to be planned. */
  readonly remove: (orders: readonly Order[]) => Promise<unknown>;
  readonly reschedule: (orders: readonly Order[], day: string, slot: string) => Promise<unknown>;
};
