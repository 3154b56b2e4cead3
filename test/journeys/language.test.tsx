import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ReplayPage } from '@/app/replay/ReplayPage';
import { orderNumber } from '@/domain/order/orderNumber';
import type { TextFile } from '@/services/platform/download';
import type { LocalFirebase } from '../../local-firebase/localFirebase';
import { fillIn } from '../support/fillIn';
import { openShopBackend, renderApp } from '../support/renderApp';
import { replay } from '../support/replay';
import { anOrder, put } from '../support/shop';

const page = document.documentElement;
const ORDER = 'A1B2C3D4E5F6';

type App = Awaited<ReturnType<typeof renderApp>>;

/** By the language's own name: whoever looks for it may read no other. */
const language = async (name: 'English' | 'हिन्दी') => screen.findByRole('radio', { name });
const choose = async ({ user }: App, name: 'English' | 'हिन्दी') => user.click(await language(name));

const kept = () =>
  waitFor(() => {
    const stored = JSON.parse(localStorage.getItem('persist:preferences') ?? '{}');
    expect(stored.language).toBe('"hi"');
  });

/** What the browser tells this tab when another has chosen; again until it listens, which it does a moment later. */
const chosenInAnotherTab = (fields: { readonly [field: string]: unknown }, shown: () => void) =>
  waitFor(() => {
    const stored = JSON.parse(localStorage.getItem('persist:preferences') ?? '{}');
    const chosen = Object.entries(fields).map(([field, value]) => [field, JSON.stringify(value)]);
    const newValue = JSON.stringify({ ...stored, ...Object.fromEntries(chosen) });
    act(() => {
      localStorage.setItem('persist:preferences', newValue);
      globalThis.dispatchEvent(new StorageEvent('storage', { key: 'persist:preferences', newValue }));
    });
    shown();
  });

async function shopWithAnOrder(): Promise<LocalFirebase> {
  const backend = await openShopBackend();
  await put(backend, `orders/${ORDER}`, anOrder(ORDER));
  return backend;
}

describe('the shop in Hindi', () => {
  it('is chosen for every open tab, and is not taken back by what another tab chooses next', async () => {
    const { user } = await renderApp({ at: '/menu' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Our menu' })).toBeVisible();
    await user.click(await screen.findByRole('radio', { name: 'Light' }));
    await chosenInAnotherTab({ language: 'hi' }, () =>
      expect(screen.getByRole('heading', { level: 1, name: 'हमारा मेन्यू' })).toBeVisible(),
    );
    await user.click(screen.getByRole('radio', { name: 'डार्क' }));
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('persist:preferences') ?? '{}')).toMatchObject({
        language: '"hi"',
        theme: '"dark"',
      }),
    );
  });

  it('is chosen on any page, and is still there when the shop is opened again', async () => {
    const backend = await openShopBackend();
    const app = await renderApp({ at: '/menu', backend });
    expect(await screen.findByRole('heading', { level: 1, name: 'Our menu' })).toBeVisible();
    expect(await language('English')).toBeChecked();
    await choose(app, 'हिन्दी');
    expect(await screen.findByRole('heading', { level: 1, name: 'हमारा मेन्यू' })).toBeVisible();
    expect(await screen.findByText('₹2.99')).toBeVisible();
    expect(screen.getByText('₹2.99 प्रति लीटर')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'किस क्रम में' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'अभी ऑर्डर करें' })).toHaveLength(3);
    await waitFor(() => expect(page.lang).toBe('hi'));
    await kept();
    await app.user.click(screen.getAllByRole('button', { name: /^कार्ट में जोड़ें: / })[0] as HTMLElement);
    await app.user.click(await screen.findByRole('link', { name: 'कार्ट, 1 बोतल' }));
    expect(await screen.findByRole('button', { name: 'ऑर्डर करें' })).toBeVisible();

    cleanup();
    await renderApp({ at: '/menu', backend });
    // At once: nobody who reads Hindi sees English first.
    expect(page.lang).toBe('hi');
    expect(screen.queryByText(/loading/i)).toBeNull();
    expect(await screen.findByRole('heading', { level: 1, name: 'हमारा मेन्यू' })).toBeVisible();
    expect(await language('हिन्दी')).toBeChecked();
  });

  it('is what a device of somebody who reads Hindi begins with, until another is chosen', async () => {
    const backend = await openShopBackend();
    const app = await renderApp({ at: '/menu', deviceLanguage: 'hi-IN', backend });
    expect(await screen.findByRole('heading', { level: 1, name: 'हमारा मेन्यू' })).toBeVisible();
    await choose(app, 'English');
    expect(await screen.findByRole('heading', { level: 1, name: 'Our menu' })).toBeVisible();
    await waitFor(() => expect(page.lang).toBe('en'));
    await waitFor(() => expect(localStorage.getItem('persist:preferences')).toContain('en'));

    cleanup();
    await renderApp({ at: '/menu', deviceLanguage: 'hi-IN', backend });
    expect(await screen.findByRole('heading', { level: 1, name: 'Our menu' })).toBeVisible();
  });

  it('takes nothing from a form that was being filled in', async () => {
    const navigationState = { productId: '1', quantity: 2 };
    const app = await renderApp({ at: '/menu', as: 'customer', navigationState });
    await app.user.click((await screen.findAllByRole('button', { name: 'Order Now' }))[0] ?? page);
    await fillIn(app.user, await screen.findByLabelText('Delivery address'), '7 Temple Street');
    await choose(app, 'हिन्दी');
    expect(await screen.findByLabelText('डिलीवरी का पता')).toHaveValue('7 Temple Street');
    expect(screen.getByRole('button', { name: /^ऑर्डर करें - ₹/ })).toBeVisible();
  });

  it('says the days of orders in words of Hindi', async () => {
    const backend = await shopWithAnOrder();
    const app = await renderApp({ at: '/track-order', as: 'customer', backend });
    expect(await screen.findByText('Placed on 14 Jan 2026')).toBeVisible();
    await choose(app, 'हिन्दी');
    expect(await screen.findByText('14 जनवरी 2026 को ऑर्डर किया')).toBeVisible();
  });

  it('is recorded, and is seen again where the session is replayed', async () => {
    const app = await renderApp({ at: '/profile', as: 'customer' });
    await choose(app, 'हिन्दी');
    await app.user.click(screen.getByRole('radio', { name: 'डार्क' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'आपकी प्रोफ़ाइल' })).toBeVisible();
    expect(replay(app.recording()).at(-1)).toEqual(app.store.getState());
    await app.user.click(await screen.findByRole('button', { name: 'रिपोर्ट सहेजें' }));
    await waitFor(() => expect(app.downloads).toHaveLength(1));

    cleanup();
    localStorage.clear();
    render(<ReplayPage />);
    const [{ name, text, type }] = app.downloads as [TextFile];
    await app.user.upload(screen.getByLabelText('Session file'), new File([text], name, { type }));
    const step = await screen.findByLabelText('Jump to step');
    const last = Number(step.getAttribute('max'));
    expect(screen.getByText(`All ${last + 1} states agree with the recording`)).toBeVisible();
    await waitFor(() => expect(page.lang).toBe('en'));
    fireEvent.change(step, { target: { value: last } });
    expect(await screen.findByRole('heading', { level: 1, name: 'आपकी प्रोफ़ाइल' })).toBeVisible();
    await waitFor(() => expect(page.lang).toBe('hi'));
  });
});

describe('the back office in Hindi', () => {
  it('is chosen beside its pages, and is one choice with the shop’s', async () => {
    const backend = await shopWithAnOrder();
    const app = await renderApp({ at: '/admin/dashboard/orders', as: 'admin', backend });
    const row = async () => within(await screen.findByRole('row', { name: new RegExp(orderNumber(ORDER)) }));
    expect((await row()).getByText(/^14 Jan 2026/)).toBeVisible();
    await choose(app, 'हिन्दी');
    expect(await screen.findByRole('heading', { level: 1, name: 'ऑर्डर' })).toBeVisible();
    expect((await row()).getByText(/^14 जनवरी 2026/)).toBeVisible();
    expect((await row()).getByText('ऑर्डर मिल गया')).toBeVisible();
    await kept();

    cleanup();
    await renderApp({ at: '/menu', backend });
    expect(await screen.findByRole('heading', { level: 1, name: 'हमारा मेन्यू' })).toBeVisible();
  });
});
