import type { PlainDocument } from '@/lib/plainData';
import type { Transaction } from '@/services/firebase/requests';
import {
  type Documents,
  isList,
  isMarker,
  set,
  update,
  type VectorAuth,
  type VectorFields,
  type VectorValue,
  type VectorWrite,
} from './vector';

/** A transaction that answers from documents and takes notes of what the app writes. */
export function takeNotes(
  documents: Documents,
  auth: VectorAuth,
): {
  readonly transaction: Transaction;
  readonly writes: VectorWrite[];
} {
  const writes: VectorWrite[] = [];
  return {
    writes,
    transaction: {
      me: {
        uid: auth.uid,
        email: String(auth.token.email),
        name: String(auth.token.name ?? auth.token.email),
      },
      get: async path => plainDocument(path, documents),
      set: (path, data) => void writes.push(set(path, data)),
      update: (path, data) => void writes.push(update(path, data)),
    },
  };
}

/** A document as the app's gateway reads it; every stored time is of yesterday. */
export function plainDocument(path: string, documents: Documents): PlainDocument | null {
  const fields = documents[path];
  return fields === undefined ? null : { id: path.slice(path.indexOf('/') + 1), data: plainFields(fields) };
}

function plainFields(fields: VectorFields): PlainDocument['data'] {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainValue(value)]));
}

function plainValue(value: VectorValue): PlainDocument['data'][string] {
  if (typeof value !== 'object' || value === null) return value;
  if (isMarker(value)) return value.$write === 'double' ? value.value : '2026-01-14T09:00:00.000000Z';
  return isList(value) ? value.map(plainValue) : plainFields(value);
}
