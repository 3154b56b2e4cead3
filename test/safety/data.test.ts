import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildSeed } from '../../local-firebase/seed/buildSeed';

const page = readFileSync('docs/data.md', 'utf8');

/** The sections of collections by their paths, and what every change by staff carries. */
const [common = '', ...parts] = page.split(/^## (?=\w+\/)/m);
const sections = new Map(
  parts.map(part => [part.split('\n')[0] ?? '', part.split(/^## /m)[0] ?? ''] as const),
);

/** The text of each `match` of the rules, without those inside it. */
function matchesOf(rules: string): Map<string, string> {
  const matches = new Map<string, string>();
  const open: { readonly indent: number; readonly path: string }[] = [];
  for (const line of rules.split('\n')) {
    const indent = line.search(/\S/);
    while (indent >= 0 && indent <= (open.at(-1)?.indent ?? -1)) open.pop();
    const within = open.at(-1)?.path;
    const path = /^ {4,}match \/(\S+) \{/.exec(line)?.[1];
    if (path) open.push({ indent, path: within ? `${within}/${path}` : path });
    const current = open.at(-1)?.path;
    if (current) matches.set(current, `${matches.get(current) ?? ''}${line}\n`);
  }
  return matches;
}

/** The fields that a rule names: those of its lists, and those that it reads of a document, `data.field` or `o.field`. */
function fieldsIn(rule: string): string[] {
  const code = rule.replaceAll(/\/\/.*/g, '');
  const lists = Array.from(
    code.matchAll(/(?:hasOnly|toSet\(\) ==|has) ?\(?\[([^\]]*)\]/g),
    ([, list = '']) => list,
  );
  return [
    ...lists.flatMap(list => Array.from(list.matchAll(/'(\w+)'/g), ([, field = '']) => field)),
    ...Array.from(code.matchAll(/\b(?:data|[a-z])\.(\w+)\b(?!\()/g), ([, field = '']) => field),
    ...Array.from(code.matchAll(/\b(?:data|[a-z])\.get\('(\w+)'/g), ([, field = '']) => field),
  ];
}
/** What rules read of other documents than those they are of: the order's of its run and the settings, its pace's of the order. */
const OF_OTHERS: { readonly [collection: string]: readonly string[] } = {
  'orders/{orderId}': ['lastOrderId', 'stops', 'cancelUntil'],
  'orderPace/{uid}': ['createdAt', 'userId', 'units'],
  'runProgress/{runId}': ['stops', 'state'],
};
/** Nobody writes them here, so that their rules name no field. */
const ONLY_READ = ['products/{productId}', 'productionBatches/{batchId}'];

const rules = matchesOf(readFileSync('firestore.rules', 'utf8'));

/** The collection of a seeded document, as the rules name it. */
const collectionOf = (path: string): string | undefined =>
  [...rules.keys()].find(name => new RegExp(`^${name.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path));

describe('docs/data.md', () => {
  it('has a section for every collection of the rules, in their order, and no other', () => {
    expect(rules.size).toBeGreaterThan(10);
    expect([...sections.keys()]).toEqual([...rules.keys()]);
  });

  it.each([...rules])('names every field that the rules of %s name', (collection, rule) => {
    const section = sections.get(collection) ?? '';
    const fields = fieldsIn(rule).filter(field => !OF_OTHERS[collection]?.includes(field));
    expect(fields.length > 0).toBe(!ONLY_READ.includes(collection));
    expect(fields.filter(field => !`${common}${section}`.includes(`\`${field}\``))).toEqual([]);
  });

  it('names every field of every seeded document', () => {
    const missing = buildSeed('2026-01-15').documents.flatMap(({ path, fields }) => {
      const collection = collectionOf(path);
      const section = sections.get(collection ?? '') ?? '';
      return Object.keys(fields)
        .filter(field => !section.includes(`\`${field}\``) && !common.includes(`\`${field}\``))
        .map(field => `${collection} ${field}`);
    });
    expect([...new Set(missing)]).toEqual([]);
  });
});
