import { expect, it } from 'vitest';
import type { StoredDocument } from '../documents/document';
import { parseStructuredQuery } from '../query/parseQuery';
import { ROOT } from '../testing/rest';
import { storeOf } from '../testing/storeOf';
import { openQuery } from './target';

const documentAt = (id: number, n: number): StoredDocument => ({
  path: `c/${id}`,
  fields: { n: { integerValue: String(n) } },
  createTime: 0,
  updateTime: 0,
});

/** A query of a hundred documents that counts how often it looks for them. */
function counted(more: object) {
  const store = storeOf(Array.from({ length: 100 }, (_, id) => documentAt(id, id)));
  let lookedFor = 0;
  const look =
    <Asked extends unknown[], Found>(find: (...asked: Asked) => Found) =>
    (...asked: Asked) => {
      lookedFor += 1;
      return find(...asked);
    };
  const watched = { ...store, list: look(store.list), index: look(store.index), group: look(store.group) };
  const structuredQuery = {
    from: [{ collectionId: 'c' }],
    where: { fieldFilter: { field: { fieldPath: 'n' }, op: 'LESS_THAN', value: { integerValue: '50' } } },
    ...more,
  };
  const target = openQuery(parseStructuredQuery(structuredQuery, ROOT), {
    store: watched,
    checkIndexes: () => undefined,
  });
  target.start();
  const follow = (id: number, n: number) => {
    const path = `c/${id}`;
    const before = store.read(path);
    const after = documentAt(id, n);
    store.put(path, after);
    lookedFor = 0;
    const { present, gone } = target.follow([{ path, before, after }]);
    return { present: present.map(document => document.path), gone, lookedFor };
  };
  return { follow };
}

it('a change is a matter of the changed document alone', () => {
  const { follow } = counted({});
  expect(follow(7, 8)).toEqual({ present: ['c/7'], gone: [], lookedFor: 0 });
  expect(follow(7, 70)).toEqual({ present: [], gone: ['c/7'], lookedFor: 0 });
  expect(follow(80, 81)).toEqual({ present: [], gone: [], lookedFor: 0 });
});

it('the first few are looked for anew only where it could be one of them', () => {
  const { follow } = counted({ limit: 2 });
  expect(follow(80, 81)).toEqual({ present: [], gone: [], lookedFor: 0 });
  expect(follow(1, 60)).toEqual({ present: ['c/2'], gone: ['c/1'], lookedFor: 1 });
});
