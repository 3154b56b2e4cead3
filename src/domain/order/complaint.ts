// @bundle documents

import * as v from 'valibot';
import { MAX_CHARS } from '@/lib/text/textLimits';
import { typedText } from '@/lib/text/textSchemas';
import { COMPLAINT_KINDS, type ComplaintKind } from './order';

/** A customer's word that something is wrong with a delivered order of theirs. Plain data. */
export type NewComplaint = {
  /** Names this complaint, so that sending it again finds it done. */
  readonly commandId: string;
  readonly orderId: string;
  /** Sent with this user's credentials only. */
  readonly userId: string;
  readonly kind: ComplaintKind;
  /** Empty where they gave no words. */
  readonly text: string;
};

const schema = v.object({
  commandId: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  orderId: v.pipe(v.string(), v.regex(/^(?!\.{1,2}$|__.*__$)[^/]{1,200}$/)),
  userId: v.pipe(v.string(), v.minLength(1)),
  kind: v.picklist(COMPLAINT_KINDS),
  text: v.pipe(typedText, v.maxLength(MAX_CHARS.reason)),
});

/** A complaint that was stored on the device. Throws when it is not one. */
export function parseNewComplaint(payload: unknown): NewComplaint {
  return v.parse(schema, payload);
}

/** Why a complaint will not be taken, however often it is sent. */
export type ComplaintProblem =
  /** The order has one already, of other words. */
  | 'told'
  /** Staff say it is not delivered after all. */
  | 'notDelivered'
  | 'gone'
  /** The rules refuse it, and nothing here can say why. */
  | 'denied';

const problemSchema = v.picklist(['told', 'notDelivered', 'gone', 'denied']);

/** The reason stored with a complaint that failed. One of another version says only that it was denied. */
export function parseComplaintProblem(reason: unknown): ComplaintProblem {
  const parsed = v.safeParse(problemSchema, reason);
  return parsed.success ? parsed.output : 'denied';
}
