/**
 * A Firestore value exactly as the REST API writes it (`google.firestore.v1.Value` in JSON). Documents are
 * kept in this form, so that nothing is lost between int and double, or between microseconds and milliseconds.
 */
export type Value =
  | { readonly nullValue: null }
  | { readonly booleanValue: boolean }
  /** A 64-bit integer in decimal digits. */
  | { readonly integerValue: string }
  /** JSON has no NaN and no infinity: those are the texts 'NaN', 'Infinity' and '-Infinity'; also '-0'. */
  | { readonly doubleValue: number | 'NaN' | 'Infinity' | '-Infinity' | '-0' }
  /** RFC 3339 in UTC, cut to microseconds. */
  | { readonly timestampValue: string }
  | { readonly stringValue: string }
  /** Base64. */
  | { readonly bytesValue: string }
  /** `projects/{project}/databases/{database}/documents/{path}`. */
  | { readonly referenceValue: string }
  | { readonly geoPointValue: { readonly latitude: number; readonly longitude: number } }
  | { readonly arrayValue: { readonly values: readonly Value[] } }
  | { readonly mapValue: { readonly fields: Fields } };

export type Fields = { readonly [field: string]: Value };
