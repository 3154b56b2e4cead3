import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { StoredDocument } from './document';
import { createDocumentStore } from './documentStore';
import { overlaid } from './documentView';
import { splitPath } from './resourceName';

const PATHS = ['a/1', 'a/2', 'a/1/b/1', 'a/1/b/2', 'a/2/b/1', 'b/1', 'b/1/b/9', 'a/11/b/1'];
const COLLECTIONS = ['a', 'b', 'a/1/b', 'a/2/b', 'b/1/b', 'a/11/b'];

const puts = fc.array(fc.tuple(fc.constantFrom(...PATHS), fc.option(fc.nat(), { nil: undefined })));

function documentAt(path: string, createTime: number): StoredDocument {
  return { path, fields: {}, createTime, updateTime: createTime };
}

function byPath(documents: Iterable<StoredDocument>): readonly StoredDocument[] {
  return [...documents].sort((a, b) => (a.path < b.path ? -1 : 1));
}

it('a store, with an overlay or none, finds what a plain map of the documents holds', () => {
  fc.assert(
    fc.property(puts, puts, (stored, overlay) => {
      const store = createDocumentStore();
      const model = new Map<string, StoredDocument>();
      const replaced = new Map<string, StoredDocument | undefined>();
      for (const [path, time] of stored) {
        const document = time === undefined ? undefined : documentAt(path, time);
        store.put(path, document);
        if (document === undefined) model.delete(path);
        else model.set(path, document);
      }
      for (const [path, time] of overlay) {
        const document = time === undefined ? undefined : documentAt(path, time);
        replaced.set(path, document);
        if (document === undefined) model.delete(path);
        else model.set(path, document);
      }
      const view = overlaid(store, replaced);
      for (const path of PATHS) expect(view.read(path)).toBe(model.get(path));
      for (const collection of COLLECTIONS) {
        const expected = byPath([...model.values()].filter(({ path }) => splitPath(path)[0] === collection));
        expect(byPath(view.list(collection))).toEqual(expected);
      }
      for (const parent of ['', 'a/1', 'b/1']) {
        const isIn = ({ path }: StoredDocument) =>
          splitPath(splitPath(path)[0])[1] === 'b' && (parent === '' || path.startsWith(`${parent}/`));
        expect(byPath(view.group('b', parent))).toEqual(byPath([...model.values()].filter(isIn)));
      }
    }),
  );
});

it('a store keeps no trace of a collection that was emptied', () => {
  const store = createDocumentStore();
  store.put('a/1/b/1', documentAt('a/1/b/1', 1));
  store.put('a/1/b/1', undefined);
  expect([...store.collectionPaths(), ...store.all(), ...store.group('b', '')]).toEqual([]);
});
