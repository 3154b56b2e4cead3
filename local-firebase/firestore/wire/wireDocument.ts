import type { StoredDocument } from '../documents/document';
import { editFields, type FieldPath, getField } from '../values/fieldPath';
import { formatMicros } from '../values/timestamp';
import type { Fields } from '../values/value';

/** `google.firestore.v1.Document` in JSON; a document without fields has none of the key either. */
export type WireDocument = {
  readonly name: string;
  readonly fields?: Fields;
  readonly createTime: string;
  readonly updateTime: string;
};

/** @param mask the fields to send; undefined for all */
export function toWireDocument(
  name: string,
  document: StoredDocument,
  mask?: readonly FieldPath[],
): WireDocument {
  const fields = mask === undefined ? document.fields : maskedFields(document.fields, mask);
  return {
    name,
    ...(Object.keys(fields).length > 0 && { fields }),
    createTime: formatMicros(document.createTime),
    updateTime: formatMicros(document.updateTime),
  };
}

function maskedFields(fields: Fields, mask: readonly FieldPath[]): Fields {
  const kept = editFields({});
  for (const path of mask) kept.set(path, getField(fields, path));
  return kept.fields();
}
