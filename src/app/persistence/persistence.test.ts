import { combineReducers, configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { aMemoryStorage, type MemoryStorage } from '../../../test/support/memoryStorage';
import { createPersistence } from './persistence';
import { quarantineKey, type StoredSlice, storageKey } from './storedSlice';

const notes = createSlice({
  name: 'notes',
  initialState: { lines: [] as string[] },
  reducers: {
    noteAdded: (state, { payload }: PayloadAction<string>) => void state.lines.push(payload),
  },
});
const { noteAdded } = notes.actions;
const stored: StoredSlice<{ lines: string[] }> = {
  key: 'notes',
  version: 1,
  migrations: {},
  restore: async kept => v.parse(v.object({ lines: v.array(v.string()) }), kept),
};
const clock = { now: () => 0 };

async function open(storage: MemoryStorage) {
  const persistence = createPersistence({ storage, clock });
  const store = configureStore({
    reducer: combineReducers({ notes: persistence.persisted(stored, notes.reducer) }),
    middleware: defaults => defaults({ serializableCheck: false }),
  });
  await persistence.start(store);
  return { store, flush: persistence.flush };
}

const kept = (storage: MemoryStorage) => storage.items.get(storageKey('notes')) ?? '';

describe('the device’s copy of the state', () => {
  it('is what the next start begins with', async () => {
    const storage = aMemoryStorage();
    const first = await open(storage);
    first.store.dispatch(noteAdded('two bottles'));
    await first.flush();

    const second = await open(storage);
    expect(second.store.getState().notes.lines).toEqual(['two bottles']);
  });

  it('survives in quarantine when it cannot be read', async () => {
    const storage = aMemoryStorage({ [storageKey('notes')]: '{"lines":"[\\"two bot' });
    const { store, flush } = await open(storage);
    expect(store.getState().notes.lines).toEqual([]);
    store.dispatch(noteAdded('fresh'));
    await flush();
    expect(kept(storage)).toContain('fresh');
    expect(storage.items.get(quarantineKey('notes'))).toContain('two bot');
  });

  it('is never overwritten when a newer version of the app wrote it', async () => {
    const newer = '{"lines":"[\\"from tomorrow\\"]","_persist":"{\\"version\\":2}"}';
    const storage = aMemoryStorage({ [storageKey('notes')]: newer });
    const { store, flush } = await open(storage);
    store.dispatch(noteAdded('from today'));
    await flush();
    expect(store.getState().notes.lines).toEqual(['from today']);
    expect(kept(storage)).toBe(newer);
  });

  it('being refused by a full device does not disturb the app', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    const setItem = vi.fn(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { store, flush } = await open({ ...aMemoryStorage(), setItem });
    store.dispatch(noteAdded('kept in memory'));
    await flush();
    expect(setItem).toHaveBeenCalled();
    expect(store.getState().notes.lines).toEqual(['kept in memory']);
    errors.mockRestore();
  });
});
