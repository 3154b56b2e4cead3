// @bundle ledger

import * as v from 'valibot';
import { documentId, type StaffChange, staffChangeEntries } from '@/domain/staff/staffChange';
import { LINE_ACTIONS, type LineAction, type LineState } from './lineAction';
import { LINE_STATUSES, type LineStatus } from './production';

/** The command that saves one. Stands in stored records: never renamed. */
export const UPDATE_PRODUCTION_LINE = 'updateProductionLine';

/** What staff did to a line, or that they take it back. */
export type LineChange = StaffChange & {
  readonly lineId: string;
  /** The line in words. */
  readonly name: string;
  readonly action: LineAction | 'undo';
  /** As the person saw it. */
  readonly from: LineState;
  /** As it is to be; a start is at the server's time of the commit. */
  readonly to: LineState;
};

const state = v.object({
  status: v.picklist(LINE_STATUSES),
  startTime: v.nullable(v.string()),
  estimatedCompletion: v.nullable(v.string()),
});

const schema = v.object({
  ...staffChangeEntries,
  lineId: documentId,
  name: v.string(),
  action: v.picklist([...LINE_ACTIONS, 'undo']),
  from: state,
  to: state,
});

/** A change that was stored on the device. Throws when it is not one. */
export const parseLineChange = (payload: unknown): LineChange => v.parse(schema, payload);

/** Why it will not be saved, however often it is sent. */
export type LineProblem =
  | { readonly kind: 'gone' }
  /** The line's status is another than the person saw. */
  | { readonly kind: 'conflict'; readonly now: LineStatus }
  /** The rules refuse it, and nothing here can say why. */
  | { readonly kind: 'denied' };

const problem = v.variant('kind', [
  v.object({ kind: v.literal('gone') }),
  v.object({ kind: v.literal('conflict'), now: v.picklist(LINE_STATUSES) }),
]);

/** The reason kept with a change that failed. One of another version of the app says only that it was denied. */
export function parseLineProblem(reason: unknown): LineProblem {
  const parsed = v.safeParse(problem, reason);
  return parsed.success ? parsed.output : { kind: 'denied' };
}
