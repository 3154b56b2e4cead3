import 'fake-indexeddb/auto';
import { type DBSchema, deleteDB } from 'idb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDatabase } from './database';

type Notes = DBSchema & { notes: { key: string; value: string } };

const NAME = 'notes';
/** What frames have been asked to open: a frame that is removed closes it, but not here. */
const inFrames: IDBOpenDBRequest[] = [];

function aDatabase() {
  const database = createDatabase<Notes>({
    name: NAME,
    version: 1,
    upgrade: db => void db.createObjectStore('notes'),
  });
  return {
    add: (text: string) => database(db => db.put('notes', text, text)),
    all: () => database(db => db.getAll('notes')),
    close: () => database(async db => db.close()),
  };
}

type FrameWindow = { readonly indexedDB: Pick<IDBFactory, 'open'> } | null;
/** What a frame has for a window. The page of these tests loads no frames: another element stands for one. */
let frameWindow: FrameWindow;
const frames = () => document.querySelectorAll('figure').length;

const { transaction } = IDBDatabase.prototype;
const { open } = IDBFactory.prototype;

beforeEach(() => {
  vi.spyOn(navigator, 'vendor', 'get').mockReturnValue('Apple Computer, Inc.');
  frameWindow = {
    indexedDB: {
      open(name, version) {
        const opening = indexedDB.open(name, version);
        inFrames.push(opening);
        return opening;
      },
    },
  };
  const { createElement } = document;
  vi.spyOn(document, 'createElement').mockImplementation(() =>
    Object.assign(createElement.call(document, 'figure'), { contentWindow: frameWindow }),
  );
});

afterEach(async () => {
  vi.restoreAllMocks();
  Object.assign(IDBDatabase.prototype, { transaction });
  Object.assign(IDBFactory.prototype, { open });
  for (const { result } of inFrames.splice(0)) result.close();
  await deleteDB(NAME);
});

it('in WebKit a database is created in a frame, once, and the frame is removed', async () => {
  const first = aDatabase();
  await first.add('one');
  expect(inFrames).toHaveLength(1);
  expect(frames()).toBe(0);
  const second = aDatabase();
  expect(await second.all()).toEqual(['one']);
  expect(inFrames).toHaveLength(1);
  await first.close();
  await second.close();
});

it('a page that is left before its database is created removes the frame, and creates it when it is back', async () => {
  const { add, all, close } = aDatabase();
  frameWindow = { indexedDB: { open: () => ({}) as IDBOpenDBRequest } };
  const adding = add('one');
  await vi.waitFor(() => expect(frames()).toBe(1));
  window.dispatchEvent(new Event('pagehide'));
  expect(frames()).toBe(0);
  await expect(adding).rejects.toThrow('The page is left.');
  frameWindow = null;
  await add('two');
  expect(await all()).toEqual(['two']);
  await close();
});

it('where a browser gives frames no databases, the page creates it', async () => {
  frameWindow = null;
  const { add, all, close } = aDatabase();
  await add('one');
  expect(await all()).toEqual(['one']);
  expect(inFrames).toHaveLength(0);
  expect(frames()).toBe(0);
  await close();
});
