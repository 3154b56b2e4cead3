import type { PlainDocument, PlainValue } from '@/lib/plainData';

/** A value as Firestore's REST API writes it: one field that names its kind. */
type RestValue = { readonly [kind: string]: unknown };
type RestFields = { readonly [field: string]: RestValue };

/** A document as the REST API answers with it. */
export type RestDocument = { readonly name: string; readonly fields?: RestFields };

const isObject = (value: unknown): value is { readonly [field: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isRestDocument = (value: unknown): value is RestDocument =>
  isObject(value) && typeof value.name === 'string' && (value.fields === undefined || isObject(value.fields));

/** To the microsecond that Firestore keeps, always six digits: as `toPlain` has it of the SDK's. */
const instant = (text: string): string =>
  text.replace(/(?:\.(\d+))?Z$/, (_, digits = '') => `.${digits.slice(0, 6).padEnd(6, '0')}Z`);

/** What the product never stores (bytes, points, references, NaN) is null, as in `toPlain`. */
function plainValue(value: RestValue): PlainValue {
  const [kind = '', stored] = Object.entries(value)[0] ?? [];
  switch (kind) {
    case 'booleanValue':
    case 'stringValue':
      return stored as PlainValue;
    case 'integerValue':
    case 'doubleValue': {
      const number = Number(stored);
      return Number.isFinite(number) ? number : null;
    }
    case 'timestampValue':
      return instant(String(stored));
    case 'arrayValue':
      return ((stored as { values?: RestValue[] }).values ?? []).map(plainValue);
    case 'mapValue':
      return plainFields((stored as { fields?: RestFields }).fields);
    default:
      return null;
  }
}

const plainFields = (fields: RestFields = {}): { [field: string]: PlainValue } =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, plainValue(value)]));

/** The same plain data that the SDK's reading of the document comes to. */
export const plainDocument = ({ name, fields }: RestDocument): PlainDocument => ({
  id: name.slice(name.lastIndexOf('/') + 1),
  data: plainFields(fields),
});
