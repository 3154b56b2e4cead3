import fc from 'fast-check';
import type { StoredDocument } from '../../../local-firebase/firestore/documents/document';
import {
  anyStructuredQuery,
  documents,
  ROOT,
  structuredQuery,
} from '../../../local-firebase/firestore/query/queryArbitraries.oracle';
import { MINUS_ZERO } from './knownDifferences';
import type { Step } from './script';

type Json = { readonly [key: string]: unknown };

function planted(root: string, list: readonly StoredDocument[]): Step {
  const writes = list.map(({ path, fields }) => ({ update: { name: `${root}/${path}`, fields } }));
  return { isFixed: true, method: 'POST', path: ':commit', body: { writes } };
}

const query = fc.oneof(
  { weight: 4, arbitrary: structuredQuery },
  { weight: 1, arbitrary: anyStructuredQuery },
);

const parent = fc.constantFrom('', '', '', '/c/a', '/d/none');

const queryStep = fc.tuple(parent, query).map(
  ([path, structured]): Step => ({
    method: 'POST',
    path: `${path}:runQuery`,
    body: { structuredQuery: structured },
  }),
);

const field = fc.constantFrom('a', 'b', 'm', 'm.x');
const alias = fc.constantFrom<Json>({}, {}, { alias: 'n' }, { alias: 'o' }, { alias: 'field_1' });
const aggregation: fc.Arbitrary<Json> = fc
  .tuple(
    alias,
    fc.oneof(
      fc.constantFrom<Json>({ count: {} }, { count: { upTo: '2' } }, { count: { upTo: 100 } }),
      fc
        .tuple(fc.constantFrom('sum', 'avg'), field)
        .map(([kind, fieldPath]): Json => ({ [kind]: { field: { fieldPath } } })),
    ),
  )
  .map(([name, operator]) => ({ ...name, ...operator }));

const aggregationStep = fc.tuple(parent, query, fc.array(aggregation, { minLength: 1, maxLength: 4 })).map(
  ([path, { select: _, ...structured }, aggregations]): Step => ({
    method: 'POST',
    path: `${path}:runAggregationQuery`,
    body: { structuredAggregationQuery: { structuredQuery: structured, aggregations } },
  }),
);

/** With references to this database, and without what only one of the two can read. */
function sendable(steps: readonly Step[], root: string): readonly Step[] {
  return JSON.parse(JSON.stringify(steps).replaceAll(MINUS_ZERO, '0').replaceAll(ROOT, root));
}

/** Some documents and a few queries of them. */
export function queries(root: string): fc.Arbitrary<readonly Step[]> {
  const asked = fc.oneof({ weight: 4, arbitrary: queryStep }, { weight: 1, arbitrary: aggregationStep });
  return fc
    .tuple(documents, fc.array(asked, { minLength: 1, maxLength: 4 }))
    .map(([list, steps]) => sendable([planted(root, list), ...steps], root));
}
