import { expect, it, vi } from 'vitest';
import { nameOf, rest } from './testing/rest';
import { createTestFirestore } from './testing/testFirestore';

const fields = (n: number) => ({ n: { integerValue: String(n) } });

it('documents at hand are written, listed in the order of their ids and removed, unbilled', async () => {
  const { documents, meter } = createTestFirestore();
  await documents.write(['c/b', 'c/é', 'c/a', 'c/a/d/1'].map((path, n) => ({ path, fields: fields(n) })));
  expect(documents.list('c').map(({ path }) => path)).toEqual(['c/a', 'c/b', 'c/é']);
  await documents.remove(['c/a', 'c/none']);
  expect(documents.read('c/a')).toBeUndefined();
  expect(documents.read('c/b')?.fields).toEqual(fields(0));
  expect(meter.total()).toEqual({ reads: 0, writes: 0, deletes: 0 });
});

it('documents at hand keep to the rules of names', async () => {
  const { documents } = createTestFirestore();
  await expect(documents.write([{ path: 'c', fields: {} }])).rejects.toThrow('odd number of segments');
  await expect(documents.remove(['c/__x__'])).rejects.toThrow('reserved');
  expect(() => documents.list('c/1')).toThrow('even number of segments');
});

it('a row that is not a document of this database is refused at start', () => {
  const { restore, tables } = createTestFirestore();
  const [table = ''] = tables;
  expect(() => restore({ table: 'auth.accounts', key: 'c/1', value: null })).toThrow('auth.accounts');
  expect(() => restore({ table, key: 'c/1', value: { fields: {} } })).toThrow('"c/1" holds no document');
});

it('a storage that fails is an internal error, and stays one', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const { handler } = createTestFirestore({
    append: () => Promise.reject(new Error('The disk is full.')),
  });
  const writes = [{ update: { name: nameOf('c/1'), fields: {} } }];
  const error = { code: 500, message: 'The disk is full.', status: 'INTERNAL' };
  expect(await rest(handler, 'POST', ':commit', { writes })).toMatchObject({ status: 500, body: { error } });
  expect(await rest(handler, 'GET', '/c/1')).toMatchObject({ status: 500, body: { error } });
  expect(logged).toHaveBeenCalledTimes(2);
  logged.mockRestore();
});
