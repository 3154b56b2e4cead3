/** Firestore's limits (firebase.google.com/docs/firestore/quotas, "Security rules"). */
export const MAX_EXPRESSIONS = 1_000;
export const MAX_ACCESS_CALLS = 10;
export const MAX_REQUEST_ACCESS_CALLS = 20;
export const MAX_CALL_DEPTH = 20;
export const MAX_ARGUMENTS = 7;
export const MAX_LETS = 10;
export const MAX_PATTERN_SEGMENTS = 100;
export const MAX_WILDCARDS = 20;
