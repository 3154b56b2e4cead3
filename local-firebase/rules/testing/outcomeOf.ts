import type { Reading } from '../evaluate/environment';
import { loadRules } from '../rules';
import { encodeFields, type PlainFields } from './plainData';

/** What a condition amounts to: `true`, `false`, or `error: ` and the reason. */
export type OutcomeOptions = {
  /** `resource.data`. */
  readonly data?: PlainFields;
  readonly functions?: string;
  readonly reading?: Reading;
};

/** 2026-01-15T09:00:00.250001Z in microseconds, of `request.time`. */
export const REQUEST_TIME = 1_768_467_600_250_001;

export function outcomeOf(
  condition: string,
  { data = {}, functions = '', reading }: OutcomeOptions = {},
): string {
  const rules = loadRules(ruleAround(condition, functions), reading);
  const resource = {
    path: 'things/t1',
    fields: encodeFields(data, REQUEST_TIME),
    createTime: 0,
    updateTime: 0,
  };
  const read = (path: string) => (path === 'things/t1' ? resource : undefined);
  const auth = { uid: 'asha', token: { email_verified: true, level: 3, ratio: 0.5, tags: ['a'] } };
  const decision = rules.decide({
    method: 'get',
    path: 'things/t1',
    auth,
    time: REQUEST_TIME,
    database: '(default)',
    resource,
    read,
    readAfter: read,
  });
  if (decision.allowed) return 'true';
  const [tried] = decision.trace;
  if (tried === undefined) throw new Error(decision.reason);
  return tried.outcome === 'false' ? 'false' : `${tried.outcome}: ${tried.reason}`;
}

/** A rules file whose only condition is this one, for reads of `things/{thing}`. */
export function ruleAround(condition: string, functions = ''): string {
  return `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    ${functions}
    match /things/{thing} {
      allow read: if ${condition};
    }
  }
}`;
}
