import type { Change, Json } from '../../storage/storage';
import type { Fields } from '../values/value';
import type { StoredDocument } from './document';
import type { DocumentChange } from './documentStore';

export const DOCUMENTS_TABLE = 'firestore.documents';

/** A row of the documents' table, keyed by path. */
export function toChange({ path, after }: DocumentChange): Change {
  const value = after && { fields: after.fields, createTime: after.createTime, updateTime: after.updateTime };
  return { table: DOCUMENTS_TABLE, key: path, value: value ?? null };
}

/** The document of a row, or undefined for its removal. @throws Error for a row this code never wrote */
export function fromChange({ key, value }: Change): StoredDocument | undefined {
  if (value === null) return undefined;
  if (!isRow(value)) throw new Error(`${DOCUMENTS_TABLE}: the row "${key}" holds no document.`);
  return { path: key, fields: value.fields, createTime: value.createTime, updateTime: value.updateTime };
}

type Row = { readonly fields: Fields; readonly createTime: number; readonly updateTime: number };

/** The values inside were checked before they were written; only the outer shape is looked at. */
function isRow(value: Json): value is Row {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const row: { readonly [key: string]: unknown } = { ...value };
  return (
    typeof row.fields === 'object' && typeof row.createTime === 'number' && typeof row.updateTime === 'number'
  );
}
