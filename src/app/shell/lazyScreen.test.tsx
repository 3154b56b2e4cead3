import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, Suspense } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectivityChanged } from '@/store/connectivitySlice';
import { createServices } from '@/store/services';
import { lazyPart, renderedPart } from '@/ui/lazy/lazyPart';
import { installFakeTimers, passTime } from '../../../test/support/clock';
import { CrashBoundary } from '../errors/CrashBoundary';
import { makeStore } from '../rootStore/store';
import { lazyScreen } from './lazyScreen';

beforeEach(() => {
  globalThis.fetchScript = async () => {};
});

afterEach(() => {
  globalThis.fetchScript = undefined;
  vi.useRealTimers();
});

const chunkIsGone = () => new TypeError('Failed to fetch dynamically imported module: /assets/menu.js');
const Menu = ({ shop = 'Eawa' }: { shop?: string }) => <h1>The menu of {shop}</h1>;

/** A loader that fails `failures` times, then has the menu. */
function loader(failures: number, thrown: () => unknown = chunkIsGone) {
  let left = failures;
  return vi.fn(async () => {
    if (left > 0) {
      left -= 1;
      throw thrown();
    }
    return Menu;
  });
}

function open(children: ReactNode) {
  const { store } = makeStore({ services: createServices({ env: {}, pageUrl: 'http://localhost/' }) });
  const page = (content: ReactNode) => (
    <Provider store={store}>
      <MemoryRouter>
        <CrashBoundary>
          <Suspense fallback={<p>Loading…</p>}>{content}</Suspense>
        </CrashBoundary>
      </MemoryRouter>
    </Provider>
  );
  const view = render(page(children));
  return {
    user: userEvent.setup(),
    goTo: (content: ReactNode) => view.rerender(page(content)),
    setOnline: (online: boolean) => act(async () => void store.dispatch(connectivityChanged(online))),
  };
}

/** The first loading has failed, and what follows from it is on screen. */
const firstFailed = (load: ReturnType<typeof loader>) =>
  act(async () => {
    await load.mock.results[0]?.value.catch(() => {});
  });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('is the screen, with what it is given', async () => {
  const Screen = lazyScreen(loader(0));
  open(<Screen shop="Asha" />);
  expect(await screen.findByRole('heading', { name: 'The menu of Asha' })).toBeVisible();
});

it('asks to reload when the screen is gone, and opens it when asked again', async () => {
  const load = loader(2);
  const Screen = lazyScreen(load);
  const { user } = open(<Screen />);
  expect(await screen.findByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Reload to go on.');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'The menu of Eawa' })).toBeVisible();
});

describe('a screen that is gone before scripts can be asked for again', () => {
  beforeEach(() => {
    globalThis.fetchScript = undefined;
    installFakeTimers();
  });

  it('has the page loaded anew once, and nobody is told', async () => {
    const reload = vi.spyOn(globalThis.location, 'reload').mockImplementation(() => {});
    const Screen = lazyScreen(loader(1));
    open(<Screen />);
    await waitFor(() => expect(reload).toHaveBeenCalled());
    expect(screen.getByText('Loading…')).toBeInTheDocument();
    await act(() => passTime(60_000));
    expect(reload).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is told of at once where the page was loaded anew already', async () => {
    const reload = vi.spyOn(globalThis.location, 'reload').mockImplementation(() => {});
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { type: 'reload' } as PerformanceNavigationTiming,
    ]);
    const Screen = lazyScreen(loader(1));
    open(<Screen />);
    expect(await screen.findByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
    await act(() => passTime(60_000));
    expect(reload).not.toHaveBeenCalled();
  });
});

it('opens by itself when the network it lacked is back', async () => {
  const Screen = lazyScreen(loader(1));
  const { goTo, setOnline } = open('elsewhere');
  await setOnline(false);
  goTo(<Screen />);
  expect(await screen.findByRole('alert')).toHaveTextContent('You are offline.');
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
  await setOnline(true);
  expect(await screen.findByRole('heading', { name: 'The menu of Eawa' })).toBeVisible();
});

it('tries again when one comes back to it', async () => {
  const Screen = lazyScreen(loader(1));
  const { goTo } = open(<Screen />);
  await screen.findByRole('alert');
  goTo('elsewhere');
  goTo(<Screen />);
  expect(await screen.findByRole('heading', { name: 'The menu of Eawa' })).toBeVisible();
});

it('leaves an error of the screen’s own to the crash page', async () => {
  // React reports what a boundary caught on the console: here that is the point.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Screen = lazyScreen(loader(1, () => new Error('a bug')));
  open(<Screen />);
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  expect(screen.getByText('a bug')).toBeVisible();
});

it('leaves nothing in the place of a part that can be done without', async () => {
  const load = loader(1);
  const Part = lazyPart(load);
  open(
    <main>
      <Part />
    </main>,
  );
  await firstFailed(load);
  expect(screen.getByRole('main')).toBeEmptyDOMElement();
});

it('asks again in a minute for a part that can be done without', async () => {
  installFakeTimers();
  const load = loader(1);
  const Part = lazyPart(load);
  open(<Part />);
  await firstFailed(load);
  expect(screen.queryByRole('heading')).toBeNull();
  await wait(60_000);
  expect(await screen.findByRole('heading', { name: 'The menu of Eawa' })).toBeVisible();
});

it('asks again within that minute, however often what stands around is drawn anew', async () => {
  installFakeTimers();
  const load = loader(1);
  const Part = lazyPart(load);
  const { goTo } = open(<Part />);
  await firstFailed(load);
  await wait(40_000);
  goTo(<Part shop="Asha" />);
  await wait(20_000);
  expect(load).toHaveBeenCalledTimes(2);
  expect(await screen.findByRole('heading', { name: 'The menu of Asha' })).toBeVisible();
});

it('asks again each minute for a part that its page came with, though the network stays up', async () => {
  installFakeTimers();
  const load = loader(2);
  const Part = renderedPart(load);
  open(<Part />);
  await firstFailed(load);
  await wait(60_000);
  expect(load).toHaveBeenCalledTimes(2);
  await wait(60_000);
  expect(await screen.findByRole('heading', { name: 'The menu of Eawa' })).toBeVisible();
});

it('asks no more for such a part once its screen is left', async () => {
  installFakeTimers();
  const load = loader(1);
  const Part = renderedPart(load);
  const { goTo } = open(<Part />);
  await firstFailed(load);
  goTo('elsewhere');
  await act(async () => void globalThis.dispatchEvent(new Event('online')));
  await wait(60_000);
  expect(load).toHaveBeenCalledTimes(1);
});
