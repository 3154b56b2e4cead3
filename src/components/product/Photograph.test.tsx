import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { openShopBackend, renderApp } from '../../../test/support/renderApp';
import { put } from '../../../test/support/shop';
import { server } from '../../../test/support/testBackend';

const saveData = (saveData: boolean) =>
  Object.defineProperty(navigator, 'connection', {
    configurable: true,
    value: Object.assign(new EventTarget(), { saveData }),
  });

afterEach(() => void Reflect.deleteProperty(navigator, 'connection'));

const PHOTOGRAPHED = { size: '1L', unitPrice: '2.99', inStock: 9, category: 'premium' };

async function openMenu(pictures: { readonly [name: string]: string }) {
  const backend = await openShopBackend();
  for (const [name, image] of Object.entries(pictures))
    await put(backend, `inventory/${name}`, { ...PHOTOGRAPHED, name, image });
  return renderApp({ at: '/menu', backend });
}

const cardOf = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('article') ?? document.body);

const pictures = () => [...document.querySelectorAll('main img')].map(picture => picture.getAttribute('src'));

describe('a picture of a product', () => {
  it('is loaded by itself where the device saves no data', async () => {
    saveData(false);
    await openMenu({ Spring: '/spring.webp' });
    await waitFor(() => expect(pictures()).toEqual(['/spring.webp']));
    expect(screen.queryByRole('button', { name: /Show picture/ })).toBeNull();
  });

  it('gives way to the drawn bottle where it cannot be had', async () => {
    const { container } = await openMenu({ Spring: '/gone.webp' });
    await waitFor(() => expect(pictures()).toEqual(['/gone.webp']));
    fireEvent.error(container.querySelector('main img') ?? container);
    const card = (await screen.findByRole('heading', { name: 'Spring' })).closest('article');
    expect(card?.querySelector('use[href="#bottle-premium"]')).not.toBeNull();
    expect(pictures()).toEqual([]);
  });

  it('waits to be asked for where the device saves data, and the page says what that saved', async () => {
    saveData(true);
    server.use(
      http.head('*/lake.webp', () => new HttpResponse(null, { headers: { 'content-length': '48213' } })),
      http.head('*/dew.webp', () => new HttpResponse(null, { headers: { 'content-length': '2300' } })),
    );
    const elsewhere = 'https://pictures.example/far.webp';
    const { user } = await openMenu({ Lake: '/lake.webp', Dew: '/dew.webp', Far: elsewhere });
    const lake = await cardOf('Lake');
    const button = await lake.findByRole('button', { name: 'Show picture: Lake 1 L' });
    await waitFor(() => expect(button).toHaveTextContent('Show picture48 kB'));
    expect((await cardOf('Far')).getByRole('button', { name: 'Show picture: Far 1 L' })).toHaveTextContent(
      /^Show picture$/,
    );
    // A drawn bottle has nothing to wait for.
    expect((await cardOf('Premium Water')).queryByRole('button', { name: /Show picture/ })).toBeNull();
    expect(pictures()).toEqual([]);
    expect(
      await screen.findByText(
        'Your device saves data: 3 pictures were not loaded. 51 kB saved with 2 of them; the size of the others is not known.',
      ),
    ).toBeVisible();

    lake.getByRole('button', { name: 'Show picture: Lake 1 L' }).focus();
    await user.keyboard('{Enter}');
    expect(pictures()).toEqual(['/lake.webp']);
    expect(lake.getByRole('link', { name: 'Lake' })).toHaveFocus();
    expect(await screen.findByText(/2 pictures were not loaded. 2 kB saved with one of them/)).toBeVisible();

    // What has been shown once is shown wherever else it stands.
    await user.keyboard('{Enter}');
    const details = await screen.findByRole('dialog');
    await waitFor(() => expect(details.querySelector('img')).toHaveAttribute('src', '/lake.webp'));
  });
});
