import { cachedOnDevice, expect, test } from './journey';
import { openJourneyWatch } from './journeyWatch';

test.use({ serviceWorkers: 'allow' });

const PASSWORD = 'water-demo-1';
const CARD = '4111 1111 1111 1111';
const CARD_OF_RUPAY = '6521525252525251';

test('the search after every journey finds what is planted, wherever that is', async ({ browser }) => {
  // A browser that the journey's own watch does not follow: it would fail, and rightly.
  const context = await browser.newContext();
  const watch = openJourneyWatch();
  watch.follow(context);
  const page = await context.newPage();

  await page.goto('/login');
  await page.getByLabel('Email').fill('customer@demo.test');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  const answer = page.waitForResponse(/signInWithPassword/);
  await page.getByRole('button', { name: 'Sign In' }).click();
  const { refreshToken, idToken } = await (await answer).json();
  await expect(page).toHaveURL('/');
  await cachedOnDevice(page);
  expect(await watch.secretsOn(context)).toEqual([]);

  const secrets = { password: PASSWORD, card: CARD, refreshToken, idToken };
  await page.evaluate(async ({ password, card, refreshToken, idToken }) => {
    localStorage.setItem('planted', JSON.stringify({ draft: JSON.stringify({ password }) }));
    sessionStorage.setItem('planted', refreshToken);
    history.replaceState({ ...history.state, planted: { note: `Card ${card}, ring twice` } }, '');
    const opening = indexedDB.open('planted');
    await new Promise((resolve, reject) => {
      opening.onupgradeneeded = () => opening.result.createObjectStore('bytes');
      opening.onsuccess = resolve;
      opening.onerror = reject;
    });
    const writing = opening.result.transaction('bytes', 'readwrite');
    writing.objectStore('bytes').put(new TextEncoder().encode(idToken), 'key');
    await new Promise(resolve => writing.addEventListener('complete', resolve));
    opening.result.close();
    const cache = await caches.open('planted');
    await cache.put('/planted', new Response('{"cvv":"123"}'));
    const script = { headers: { 'content-type': 'text/javascript' } };
    await cache.put('/planted.js', new Response(`const pay = '${password}'`, script));
  }, secrets);
  const nextWord = page.waitForEvent('console');
  await page.evaluate(`console.log('paid with', { of: { card: '${CARD_OF_RUPAY}' } })`);
  await nextWord;

  expect(await watch.secretsOn(context)).toEqual([
    'session storage: a token',
    'history entry: a card number',
    'local storage planted: a password',
    'IndexedDB planted/bytes: a token',
    "cache planted /planted: a card's field",
    'console: a card number',
    'cache planted /planted.js: a password',
  ]);
  await context.close();
});
