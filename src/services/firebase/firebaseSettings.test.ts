import { describe, expect, it } from 'vitest';
import { readFirebaseSettings } from './firebaseSettings';

const read = (env: { readonly [name: string]: string }) =>
  readFirebaseSettings({ env, pageUrl: 'http://localhost:4173/menu' });

describe('readFirebaseSettings', () => {
  it('takes the local backend on the page’s own origin when nothing is configured', () => {
    expect(read({ MODE: 'production' })).toMatchObject({
      backend: 'local',
      options: { projectId: 'demo-bottled-water' },
      emulators: { authUrl: 'http://localhost:4173', firestoreHost: 'localhost', firestorePort: 4173 },
    });
  });

  it('takes hosted Firebase, without emulators, when a project is named', () => {
    const settings = read({ VITE_FIREBASE_API_KEY: 'key', VITE_FIREBASE_PROJECT_ID: 'shop' });
    expect(settings).toEqual({ backend: 'hosted', options: { apiKey: 'key', projectId: 'shop' } });
  });

  it('takes the official emulators when asked to', () => {
    expect(read({ VITE_BACKEND: 'emulator' })).toMatchObject({
      backend: 'emulator',
      emulators: { authUrl: 'http://127.0.0.1:9099', firestorePort: 8080 },
    });
  });

  it('takes them where they are said to be, with the project that is named', () => {
    const settings = read({
      VITE_BACKEND: 'emulator',
      VITE_AUTH_EMULATOR_HOST: 'localhost:19099',
      VITE_FIRESTORE_EMULATOR_HOST: '127.0.0.1:18080',
      VITE_FIREBASE_PROJECT_ID: 'demo-another',
    });
    expect(settings).toEqual({
      backend: 'emulator',
      options: { apiKey: 'local', projectId: 'demo-another' },
      emulators: { authUrl: 'http://localhost:19099', firestoreHost: '127.0.0.1', firestorePort: 18_080 },
    });
  });

  it('names what a partial configuration lacks', () => {
    expect(() => read({ VITE_FIREBASE_API_KEY: 'key' })).toThrow('Missing: VITE_FIREBASE_PROJECT_ID.');
    expect(() => read({ VITE_BACKEND: 'hosted' })).toThrow(
      'Missing: VITE_FIREBASE_API_KEY, VITE_FIREBASE_PROJECT_ID.',
    );
  });

  it('refuses a backend it does not know', () => {
    expect(() => read({ VITE_BACKEND: 'cloud' })).toThrow('VITE_BACKEND is "cloud"');
  });
});
