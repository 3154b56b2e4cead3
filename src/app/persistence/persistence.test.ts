import { combineReducers, configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceSlice } from '@/store/deviceSlice';
import { aMemoryStorage, type MemoryStorage } from '../../../test/support/memoryStorage';
import { type PersistedSlice, quarantineKey, storageKey } from './persistedSlice';
import { createPersistence } from './persistence';
import { createReader } from './storedReader';

type Notes = { lines: string[] };

const aSliceOf = (name: string) =>
  createSlice({
    name,
    initialState: { lines: [] } as Notes,
    reducers: {
      added: (state, { payload }: PayloadAction<string>) => void state.lines.push(payload),
    },
  });
const notes = aSliceOf('notes');
const drafts = aSliceOf('drafts');

const readNotes = createReader<Notes>({
  migrations: {
    2: stored => {
      const { text } = v.parse(v.object({ text: v.string() }), stored);
      return { lines: [text] };
    },
  },
  restore: persisted => v.parse(v.object({ lines: v.array(v.string()) }), persisted),
});

type LoadReader = PersistedSlice<Notes>['loadReader'];
const clock = { now: () => 0 };

/** The app's start on a device, as far as its persistence goes. */
function start(storage: MemoryStorage, loadReader: LoadReader = async () => readNotes) {
  const { persisted, start: startWith, flush } = createPersistence({ storage, clock });
  const store = configureStore({
    reducer: combineReducers({
      notes: persisted({ key: 'notes', version: 2, loadReader }, notes.reducer),
      drafts: persisted({ key: 'drafts', version: 2, loadReader }, drafts.reducer),
      device: deviceSlice.reducer,
    }),
    middleware: defaults => defaults({ serializableCheck: false }),
  });
  const lines = () => store.getState().notes.lines;
  const add = (line: string) => store.dispatch(notes.actions.added(line));
  return { store, lines, add, flush, ready: startWith(store, async () => {}) };
}

async function open(...args: Parameters<typeof start>) {
  const app = start(...args);
  await app.ready;
  return app;
}

const NOTES = storageKey('notes');
const written = (version: number, state: object) =>
  JSON.stringify({
    ...Object.fromEntries(Object.entries(state).map(([field, value]) => [field, JSON.stringify(value)])),
    _persist: JSON.stringify({ version, rehydrated: true }),
  });
const aDeviceWith = (text: string) => aMemoryStorage({ [NOTES]: text });
const persistedLines = (storage: MemoryStorage) =>
  JSON.parse(JSON.parse(storage.items.get(NOTES) ?? '{"lines":"null"}').lines);

/** A device that takes no more, until it is given room. */
function aFullDevice() {
  const storage = aMemoryStorage();
  let full = true;
  return {
    storage: {
      ...storage,
      setItem(key: string, text: string) {
        if (full) throw new DOMException('full', 'QuotaExceededError');
        storage.setItem(key, text);
      },
    },
    freeSpace: () => {
      full = false;
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the device’s copy of the state', () => {
  it('is what the next start begins with', async () => {
    const storage = aMemoryStorage();
    const first = await open(storage);
    first.add('two bottles');
    await first.flush();
    expect((await open(storage)).lines()).toEqual(['two bottles']);
  });

  it('of an older version is brought up to date', async () => {
    const { lines, add, flush } = await open(aDeviceWith(written(1, { text: 'from long ago' })));
    expect(lines()).toEqual(['from long ago']);
    add('and now');
    await flush();
    expect(lines()).toEqual(['from long ago', 'and now']);
  });

  it('is never overwritten when a newer version of the app wrote it', async () => {
    const newer = written(3, { lines: ['from tomorrow'] });
    const storage = aDeviceWith(newer);
    const { add, lines, flush } = await open(storage);
    add('from today');
    await flush();
    expect(lines()).toEqual(['from today']);
    expect(storage.items.get(NOTES)).toBe(newer);
  });

  it('waits, whole, for code that could not be fetched, while the app goes on without', async () => {
    const good = written(2, { lines: ['good'] });
    const storage = aDeviceWith(good);
    const loadReader = vi
      .fn<LoadReader>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
      .mockResolvedValue(readNotes);
    const { lines, flush } = await open(storage, loadReader);
    await flush();
    expect(lines()).toEqual([]);
    expect(storage.items.get(NOTES)).toBe(good);
    expect(storage.items.has(quarantineKey('notes'))).toBe(false);

    await vi.advanceTimersByTimeAsync(5000);
    expect(lines()).toEqual(['good']);
  });

  it('that another tab deleted while the code was on its way is not brought back', async () => {
    const storage = aDeviceWith(written(2, { lines: ['of somebody who has left'] }));
    const { lines } = await open(storage, async () => {
      storage.removeItem(NOTES);
      return readNotes;
    });
    expect(lines()).toEqual([]);
  });
});

/** Each of these loses data in redux-persist 6 as it comes. */
describe('redux-persist loses nothing here', () => {
  it('1: to a damaged text, which is put aside, and written over only by something newer', async () => {
    const storage = aDeviceWith('{"lines":"[\\"two bot');
    const { lines, add, flush } = await open(storage);
    expect(lines()).toEqual([]);
    add('fresh');
    await flush();
    expect(persistedLines(storage)).toEqual(['fresh']);
    expect(storage.items.get(quarantineKey('notes'))).toContain('two bot');
  });

  it('2: to a slow start, which shows what there is after three seconds and writes nothing before it has read', async () => {
    const good = written(2, { lines: ['good'] });
    const storage = aDeviceWith(good);
    const { ready, lines, flush } = start(
      storage,
      () => new Promise(resolve => setTimeout(() => resolve(readNotes), 10_000)),
    );
    await vi.advanceTimersByTimeAsync(3000);
    await ready;
    expect(lines()).toEqual([]);
    await vi.advanceTimersByTimeAsync(6000);
    await flush();
    expect(storage.items.get(NOTES)).toBe(good);

    await vi.advanceTimersByTimeAsync(1000);
    expect(lines()).toEqual(['good']);
  });

  it('3: to a full device, which is told of, and tried again when the page is left', async () => {
    const { storage, freeSpace } = aFullDevice();
    const { store, add, lines, flush } = await open(storage);
    expect(store.getState().device.full).toBe(false);
    add('two bottles');
    await flush();
    expect(lines()).toEqual(['two bottles']);
    expect(store.getState().device.full).toBe(true);

    freeSpace();
    await flush();
    expect(persistedLines(storage)).toEqual(['two bottles']);
  });

  it('4: to a second tab, which writes a slice only when it has something newer', async () => {
    const storage = aDeviceWith(written(2, { lines: ['one'] }));
    const [first, second] = [await open(storage), await open(storage)];
    first.add('two');
    await first.flush();
    await second.flush();
    second.store.dispatch(drafts.actions.added('another slice'));
    await second.flush();
    expect(persistedLines(storage)).toEqual(['one', 'two']);
  });

  it('4: to a second tab that was opened when there was nothing yet', async () => {
    const storage = aMemoryStorage();
    const [first, second] = [await open(storage), await open(storage)];
    first.add('one');
    await first.flush();
    await vi.advanceTimersByTimeAsync(1000);
    await second.flush();
    expect(persistedLines(storage)).toEqual(['one']);
  });

  it('5: to a migration that fails: what it could not read is put aside', async () => {
    const old = written(1, { text: 42 });
    const storage = aDeviceWith(old);
    const { lines } = await open(storage);
    expect(lines()).toEqual([]);
    expect(JSON.parse(storage.items.get(quarantineKey('notes')) ?? '').text).toBe(old);
  });

  it('6: to what happened before the copy was read: that is newer, and stays', async () => {
    const storage = aDeviceWith(written(2, { lines: ['old'] }));
    const { ready, add, lines, flush } = start(storage);
    add('new');
    await ready;
    expect(lines()).toEqual(['new']);
    await flush();
    expect(persistedLines(storage)).toEqual(['new']);
  });

  it('7: to a busy store: leaving the page writes what its timer never came to', async () => {
    const storage = aMemoryStorage();
    const { store, add, flush } = await open(storage);
    for (let step = 1; step <= 200; step += 1) {
      add(`${step}`);
      store.dispatch(drafts.actions.added(`${step}`));
    }
    expect(storage.items.size).toBe(0);
    void flush();
    // At once: a page that closes waits for nobody.
    expect(persistedLines(storage)).toHaveLength(200);
    expect(storage.items.get(storageKey('drafts'))).toContain('200');
  });

  it('8: to writes that overtake each other: each is done when it returns', async () => {
    const storage = aMemoryStorage();
    const { add, flush } = await open(storage);
    const flushes: Promise<void>[] = [];
    for (const line of ['one', 'two', 'three']) {
      add(line);
      flushes.push(flush());
      expect(persistedLines(storage)).toContain(line);
    }
    await Promise.all(flushes);
    expect(persistedLines(storage)).toEqual(['one', 'two', 'three']);
  });
});
