import { describe, expect, it } from 'vitest';
import { requestRoute } from './requestRoute';

const ORIGIN = 'http://localhost:4173';
const FILES = [
  { url: 'app.html', revision: 'a1' },
  { url: 'icon.svg', revision: 'b2' },
  { url: 'assets/MenuPage-x1.js', revision: null },
];

const routeOf = (path: string, options: { mode?: RequestMode; method?: string; origin?: string } = {}) => {
  const { mode = 'cors', method = 'GET', origin = ORIGIN } = options;
  return requestRoute({ url: `${origin}${path}`, mode, method }, ORIGIN, FILES);
};

describe('a navigation', () => {
  it.each([
    '/',
    '/menu?sort=size',
    '/track-order',
    '/admin/dashboard/orders',
    '/nowhere',
    '/v1',
    '/emulators',
  ])('to an address of the app is answered with its page: %s', path =>
    expect(routeOf(path, { mode: 'navigate' })).toBe('page'),
  );

  it.each([
    '/__local/',
    '/__local/mailbox',
    '/__/auth/action?mode=verifyEmail',
    '/emulator/action?mode=verifyEmail&oobCode=1',
    '/v1/projects/demo-bottled-water/databases',
    '/identitytoolkit.googleapis.com/v1/accounts',
    '/icon.svg',
    '/assets/MenuPage-x1.js',
  ])('to somebody else’s page, or a file, goes to the network: %s', path =>
    expect(routeOf(path, { mode: 'navigate' })).toBeNull(),
  );
});

describe('any other request', () => {
  it.each(['/icon.svg', '/app.html', '/assets/MenuPage-x1.js', '/assets/of-an-older-version.js'])(
    'for a file of the shell is answered from the device: %s',
    path => expect(routeOf(path)).toBe('file'),
  );

  it.each([
    '/',
    '/v1/projects/demo-bottled-water/databases/(default)/documents:runQuery',
    '/identitytoolkit.googleapis.com/v1/accounts:lookup',
    '/securetoken.googleapis.com/v1/token',
    '/__local/faults',
    '/other.png',
  ])('goes to the network: %s', path => expect(routeOf(path)).toBeNull());

  it.each([
    'https://firestore.googleapis.com',
    'https://identitytoolkit.googleapis.com',
    'http://localhost:4174',
  ])('to %s goes to the network whatever it is called', origin => {
    expect(routeOf('/icon.svg', { origin })).toBeNull();
    expect(routeOf('/menu', { origin, mode: 'navigate' })).toBeNull();
  });

  it.each(['POST', 'PUT', 'HEAD'])('that is a %s goes to the network', method => {
    expect(routeOf('/icon.svg', { method })).toBeNull();
    expect(routeOf('/menu', { method, mode: 'navigate' })).toBeNull();
  });
});
