import type { PlainDocument } from '@/lib/plainData';
import type { Transaction } from '@/services/firebase/requests';
import { NOW_MS } from './prepare';
import {
  type Documents,
  isList,
  isMarker,
  type Marker,
  set,
  update,
  type VectorAuth,
  type VectorFields,
  type VectorValue,
  type VectorWrite,
} from './vector';

const DAY_MS = 86_400_000;

/** A transaction that answers from documents and takes notes of what the app writes. */
export function recordWrites(
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

/** A document as the app's gateway reads it. */
export function plainDocument(path: string, documents: Documents): PlainDocument | null {
  const fields = documents[path];
  return fields === undefined ? null : { id: path.slice(path.indexOf('/') + 1), data: plainFields(fields) };
}

function plainFields(fields: VectorFields): PlainDocument['data'] {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainValue(value)]));
}

/** Stored times are told to the microsecond; one that only the server knows is of yesterday. */
function plainMarker(marker: Marker): string | number {
  const at = (ms: number) => new Date(ms).toISOString().replace('Z', '000Z');
  if (marker.$write === 'double') return marker.value;
  if (marker.$write === 'inDays') return at(NOW_MS + marker.days * DAY_MS);
  return at(marker.$write === 'instant' ? Date.parse(marker.iso) : NOW_MS - DAY_MS);
}

function plainValue(value: VectorValue): PlainDocument['data'][string] {
  if (typeof value !== 'object' || value === null) return value;
  if (isMarker(value)) return plainMarker(value);
  return isList(value) ? value.map(plainValue) : plainFields(value);
}
