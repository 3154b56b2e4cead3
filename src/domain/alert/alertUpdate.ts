// @bundle alerts

import * as v from 'valibot';
import { documentId, type StaffChange, staffChangeEntries } from '@/domain/staff/staffChange';
import { parseInstant } from '@/lib/time/instants';

/** Stands in stored records: never renamed. */
export const UPDATE_ALERT_STATE = 'updateAlertState';

/** What can be said of an alert; `active`: that it is not done with after all. */
export const ALERT_DECISIONS = ['acknowledged', 'snoozed', 'active'] as const;
export type AlertDecision = (typeof ALERT_DECISIONS)[number];

/** How long an alert that is snoozed keeps quiet. */
export const SNOOZE_DAYS = 1;

/** What somebody says of an alert. `until`: where a snooze is given back after Bring back, the ISO instant of its end. */
export type AlertWord = { readonly saying: AlertDecision; readonly until?: string };

/** One person's word on one alert. The last one counts: there is nothing in it to lose. */
export type AlertUpdate = StaffChange &
  AlertWord & {
    readonly alertId: string;
    /** The alert in words, as the person saw it: it may be gone by the time it is sent. */
    readonly title: string;
  };

const schema = v.object({
  ...staffChangeEntries,
  alertId: documentId,
  title: v.string(),
  saying: v.picklist(ALERT_DECISIONS),
  until: v.exactOptional(
    v.pipe(
      v.string(),
      v.check(text => parseInstant(text) === text),
    ),
  ),
});

/** An update that was stored on the device. Throws when it is not one. */
export function parseAlertUpdate(payload: unknown): AlertUpdate {
  return v.parse(schema, payload);
}
