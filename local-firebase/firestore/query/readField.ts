import type { StoredDocument } from '../documents/document';
import { type FieldPath, getField } from '../values/fieldPath';
import type { Value } from '../values/value';
import { isDocumentName } from './query';

export type ReadField = (document: StoredDocument) => Value | undefined;

/** How to read one field of many documents; `__name__` reads as a reference cut to the path. */
export function readField(field: FieldPath): ReadField {
  if (isDocumentName(field)) return document => ({ referenceValue: document.path });
  const [name, inner] = field;
  // Most fields are at the top, where a plain look-up is enough unless every object has such a name.
  if (name !== undefined && inner === undefined && !(name in {})) return document => document.fields[name];
  return document => getField(document.fields, field);
}
