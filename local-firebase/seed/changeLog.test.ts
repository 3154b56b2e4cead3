import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { double, type PlainFields, type PlainValue } from '../rules/testing/plainData';
import { createRulesTest } from '../rules/testing/rulesTest';
import { buildSeed, SEED_ACCOUNTS } from './buildSeed';
import { isDouble, type SeedFields, type SeedValue } from './seedValue';

const rules = readFileSync('firestore.rules', 'utf8');
const { documents } = buildSeed('2026-11-20');
const byPath = new Map(documents.map(({ path, fields }) => [path, fields]));
const log = documents.filter(({ path }) => path.startsWith('changeLog/'));
const COLLECTIONS: { readonly [kind: string]: string } = {
  ...{ settings: 'settings', product: 'inventory', customer: 'customers', person: 'people', run: 'runs' },
};

function plain(value: SeedValue): PlainValue {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (isDouble(value)) return double(value.value);
  return Array.isArray(value) ? value.map(plain) : plainFields(value as SeedFields);
}
const plainFields = (fields: SeedFields): PlainFields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plain(value)]));

const pathOf = ({ kind, id }: SeedFields) => `${COLLECTIONS[String(kind)]}/${id}`;

/** A document with changes taken back. */
const rewound = (fields: SeedFields, changes: readonly SeedFields[]): SeedFields =>
  changes.reduce<SeedFields>((fields, { from, to }) => {
    const rest = Object.entries(fields).filter(([name]) => !(name in (to as SeedFields)));
    return { ...Object.fromEntries(rest), ...(from as SeedFields) };
  }, fields);

describe('the change log of the seed', () => {
  it('tells of everything that has one, in the week before the day', () => {
    const told = log.map(({ fields: { kind, action } }) => `${kind} ${action}`);
    expect([...new Set(told)].sort()).toEqual([
      'customer updateCustomer',
      'person updatePerson',
      'product updateStockItem',
      'run closeRun',
      'run saveRun',
      'run startRun',
      'settings updateShop',
    ]);
  });

  it.each(log.map(({ path, fields }) => [path, fields] as const))(
    '%s is what the rules demand',
    (path, entry) => {
      const { at, by, action, commandId } = entry;
      const about = pathOf(entry);
      const now = byPath.get(about);
      if (!(at instanceof Date) || !now) throw new Error('an entry of a time and a document');
      const later = log
        .map(({ fields }) => fields)
        .filter(fields => pathOf(fields) === about && String(fields.commandId) > String(commandId))
        .reverse();
      // A run had no stops yet when it was planned and when it went out.
      const atFirst = ['saveRun', 'startRun'].includes(String(action)) ? { ...now, stops: {} } : now;
      const stamp = {
        updatedAt: at,
        lastCommandId: commandId,
        lastStaffChange: { by, action, at },
      } as SeedFields;
      const after = { ...rewound(atFirst, later), ...stamp };
      const isNew = Object.keys(entry.from as SeedFields).length === 0;
      const earlier = {
        ...rewound(after, [entry]),
        updatedAt: new Date(at.getTime() - 1),
        lastCommandId: 'C0',
      };
      const account = SEED_ACCOUNTS.find(({ uid }) => uid === by);
      const user = createRulesTest({
        rules,
        time: at.toISOString(),
        documents: {
          ...Object.fromEntries(
            documents.flatMap(({ path: of, fields }) =>
              of.startsWith('people/') && of !== about ? [[of, plainFields(fields)] as const] : [],
            ),
          ),
          ...(!isNew && { [about]: plainFields(earlier) }),
        },
      }).as({
        uid: String(by),
        token: {
          ...account?.customClaims,
          email: account?.email ?? '',
          name: account?.displayName ?? '',
          email_verified: true,
        },
      });
      const decided = user.commit([
        { kind: 'set', path: about, data: plainFields(after) },
        { kind: 'set', path, data: plainFields(entry) },
        ...(action === 'startRun'
          ? [{ kind: 'set', path: `runProgress/${entry.id}`, data: { done: 0, updatedAt: at } } as const]
          : []),
      ]);
      expect(decided.reason).toBeUndefined();
      expect(decided.allowed).toBe(true);
    },
  );
});
