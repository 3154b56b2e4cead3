// @bundle changes

import * as v from 'valibot';
import { CHANGED_KINDS, type ChangeLogEntry, isFields } from '@/domain/staff/changeLog';
import type { PlainDocument } from '@/lib/plainData';
import { MAX_CHARS } from '@/lib/text/textLimits';
import { shownLine } from '@/lib/text/textSchemas';
import { parseInstant } from '@/lib/time/instants';

const schema = v.object({
  kind: v.picklist(CHANGED_KINDS),
  id: v.pipe(v.string(), v.minLength(1)),
  action: v.fallback(v.string(), ''),
  byName: shownLine(MAX_CHARS.name),
});

/** A `changeLog` document; null when it does not say of what it tells. */
export function parseChangeLogEntry({ id, data }: PlainDocument): ChangeLogEntry | null {
  const parsed = v.safeParse(schema, data);
  if (!parsed.success) return null;
  const { id: documentId, ...rest } = parsed.output;
  return {
    id,
    documentId,
    ...rest,
    from: isFields(data.from) ? data.from : {},
    to: isFields(data.to) ? data.to : {},
    at: parseInstant(data.at),
  };
}
