import { expect, it } from 'vitest';
import { commonLabels as common } from '@/i18n/en/common';
import { ERROR_KINDS } from '@/lib/appError';
import { signInFailureText } from './signInFailureRules';

const INVALID = 'Invalid email or password';
const OWN_TEXTS: { readonly [kind: string]: string } = {
  offline: common.failure.offline,
  timeout: common.failure.slow,
  unavailable: common.failure.busy,
  rateLimited: common.failure.rateLimited,
  conflict: common.failure.other,
  unknown: common.failure.other,
};

it.each(['notStaff', 'unverified'] as const)(
  'says of an account that is %s what it says of a wrong password',
  outcome => {
    expect(signInFailureText({ outcome }, INVALID, common)).toBe(INVALID);
  },
);

it.each(ERROR_KINDS)('tells a failure of kind %s apart only where the person is not at fault', kind => {
  const failure = { outcome: 'failed', error: { kind, code: 'x' } } as const;
  expect(signInFailureText(failure, INVALID, common)).toBe(OWN_TEXTS[kind] ?? INVALID);
});
