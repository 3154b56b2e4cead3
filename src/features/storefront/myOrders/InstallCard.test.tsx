import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { orderNumber } from '@/domain/order/orderNumber';
import type { SeedFields } from '../../../../local-firebase/seed/seedValue';
import { flushPendingWork } from '../../../../test/support/clock';
import { dispatchInstallPrompt } from '../../../../test/support/installPrompt';
import { closeBrowser, openShopBackend, renderApp } from '../../../../test/support/renderApp';
import { anOrder, put } from '../../../../test/support/shop';

const SECOND = 'SECND0000002';

async function shopWithOrders(orders: readonly string[], first: SeedFields = {}) {
  const backend = await openShopBackend();
  for (const id of orders) await put(backend, `orders/${id}`, anOrder(id, id === SECOND ? {} : first));
  const open = () =>
    renderApp({ at: '/track-order', as: 'customer', backend, navigationState: { placedOrderId: SECOND } });
  return { open, backend };
}
async function openAfterOrdering(orders: readonly string[], first?: SeedFields) {
  const { open } = await shopWithOrders(orders, first);
  return { open, ...(await open()) };
}

const card = () => screen.findByRole('region', { name: 'Install the app' });
const expectNoCard = async () => {
  // It would come with its code.
  await import('./InstallCard');
  await act(flushPendingWork);
  expect(screen.queryByRole('region', { name: 'Install the app' })).toBeNull();
};

function onAnIPhone(): void {
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: false });
  Object.defineProperty(navigator, 'maxTouchPoints', { configurable: true, value: 5 });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'standalone');
  Reflect.deleteProperty(navigator, 'maxTouchPoints');
});

describe('the offer of the app', () => {
  it.each(['declined', 'not answered'])(
    'is made once to who has ordered twice: not again where it was %s',
    async answer => {
      const { user, unmount, open } = await openAfterOrdering(['FIRST0000001', SECOND]);
      await dispatchInstallPrompt();
      const offer = within(await card());
      if (answer === 'declined') {
        await user.click(offer.getByRole('button', { name: 'Not now' }));
        await expectNoCard();
      }

      unmount();
      await closeBrowser();
      await open();
      await screen.findByText('Order Placed Successfully!');
      await dispatchInstallPrompt();
      await screen.findByRole('article', { name: `Order #${orderNumber(SECOND)}` });
      await expectNoCard();
    },
  );

  it('is not made after a first order', async () => {
    await openAfterOrdering([SECOND]);
    await dispatchInstallPrompt();
    await screen.findByRole('article', { name: `Order #${orderNumber(SECOND)}` });
    await expectNoCard();
  });

  it('counts no cancelled order', async () => {
    await openAfterOrdering(['FIRST0000001', SECOND], { status: 'cancelled' });
    await dispatchInstallPrompt();
    await screen.findByRole('article', { name: `Order #${orderNumber(SECOND)}` });
    await expectNoCard();
  });

  it('is made though the foot of a page was used before', async () => {
    const { open, backend } = await shopWithOrders(['FIRST0000001', SECOND]);
    const before = await renderApp({ at: '/cart', as: 'customer', backend });
    await dispatchInstallPrompt();
    await before.user.click(await screen.findByRole('button', { name: 'Install the app' }));
    before.unmount();
    await closeBrowser();
    await open();
    await dispatchInstallPrompt();
    expect(await card()).toBeVisible();
  });

  it('asks by the browser’s own question', async () => {
    const { user } = await openAfterOrdering(['FIRST0000001', SECOND]);
    const prompt = await dispatchInstallPrompt();
    await user.click(within(await card()).getByRole('button', { name: 'Install' }));
    expect(prompt).toHaveBeenCalledOnce();
    await expectNoCard();
  });

  it('says the two steps where the device asks by itself nothing', async () => {
    onAnIPhone();
    const { user } = await openAfterOrdering(['FIRST0000001', SECOND]);
    const offer = within(await card());
    expect(offer.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Tap the share button of Safari.',
      'Choose “Add to Home Screen”.',
    ]);
    await user.click(offer.getByRole('button', { name: 'I have done that' }));
    await expectNoCard();
  });
});
