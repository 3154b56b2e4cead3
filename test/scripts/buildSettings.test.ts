import { describe, expect, it } from 'vitest';
import { settingsIn } from '../../scripts/build/buildSettings';

describe('the settings of a build', () => {
  it('are complete with nothing, with emulators elsewhere, or with a hosted project', () => {
    for (const env of [
      {},
      { VITE_BACKEND: 'emulator', VITE_AUTH_EMULATOR_HOST: '127.0.0.1:19099' },
      { VITE_FIREBASE_API_KEY: 'key', VITE_FIREBASE_PROJECT_ID: 'shop' },
    ]) {
      expect(() => settingsIn(env)).not.toThrow();
    }
  });

  it('name what is missing of a hosted project', () => {
    expect(() => settingsIn({ VITE_FIREBASE_API_KEY: 'key' })).toThrow('Missing: VITE_FIREBASE_PROJECT_ID.');
  });

  it.each(['8080', 'http://127.0.0.1:8080', '127.0.0.1', ':8080', '127.0.0.1:port'])(
    'refuse the address %s',
    said => {
      expect(() => settingsIn({ VITE_BACKEND: 'emulator', VITE_FIRESTORE_EMULATOR_HOST: said })).toThrow(
        `VITE_FIRESTORE_EMULATOR_HOST is "${said}"; it takes an address such as 127.0.0.1:8080.`,
      );
    },
  );

  it('take a web client of Google, and nothing else for one', () => {
    const client = (said: string) => () => settingsIn({ VITE_GOOGLE_CLIENT_ID: said });
    expect(client('12-ab_c.apps.googleusercontent.com')).not.toThrow();
    expect(client('on')).toThrow('VITE_GOOGLE_CLIENT_ID is "on"');
  });

  describe('with App Check', () => {
    const shop = { VITE_FIREBASE_API_KEY: 'key', VITE_FIREBASE_PROJECT_ID: 'shop' };
    const app = { VITE_FIREBASE_APP_ID: '1:2:web:3' };

    it('are complete with the app it gives its tokens for', () => {
      expect(() => settingsIn({ ...shop, ...app, VITE_APP_CHECK_SITE_KEY: '6Lc-x_Y' })).not.toThrow();
      expect(() => settingsIn({ ...shop, VITE_APP_CHECK_SITE_KEY: '6Lc-x_Y' })).toThrow(
        'Missing: VITE_FIREBASE_APP_ID',
      );
    });

    it('refuse what is no key', () => {
      expect(() => settingsIn({ ...shop, ...app, VITE_APP_CHECK_SITE_KEY: 'a&b' })).toThrow(
        'VITE_APP_CHECK_SITE_KEY is "a&b"',
      );
    });
  });
});
