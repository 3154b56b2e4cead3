import type { StoredDocument } from '../../firestore/documents/document';
import { entriesOf } from '../values/fromFirestore';
import { mapOf, pathOf, type RulesValue, stringOf } from '../values/value';

/** A document as rules see it: `data`, `id` and `__name__`. */
export function resourceOf({ path, fields }: StoredDocument, database: string): RulesValue {
  const segments = path.split('/');
  return mapOf(
    new Map<string, RulesValue>([
      ['data', mapOf(entriesOf(fields))],
      ['id', stringOf(segments.at(-1) ?? '')],
      ['__name__', pathOf(['databases', database, 'documents', ...segments])],
    ]),
  );
}
