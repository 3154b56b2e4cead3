import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { orderNumber } from '@/domain/order/orderNumber';
import { flushPendingWork } from '../../../../test/support/clock';
import { dispatchInstallPrompt } from '../../../../test/support/installPrompt';
import { closeBrowser, openShopBackend, renderApp } from '../../../../test/support/renderApp';
import { anOrder, put } from '../../../../test/support/shop';

const SECOND = 'SECND0000002';

async function openAfterOrdering(orders: readonly string[]) {
  const backend = await openShopBackend();
  for (const id of orders) await put(backend, `orders/${id}`, anOrder(id));
  const open = () =>
    renderApp({ at: '/track-order', as: 'customer', backend, navigationState: { placedOrderId: SECOND } });
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
  it('is made to who has ordered twice, and never again once it was declined', async () => {
    const { user, unmount, open } = await openAfterOrdering(['FIRST0000001', SECOND]);
    await dispatchInstallPrompt();
    const offer = within(await card());
    await user.click(offer.getByRole('button', { name: 'Not now' }));
    await expectNoCard();

    unmount();
    await closeBrowser();
    await open();
    await screen.findByText('Order Placed Successfully!');
    await dispatchInstallPrompt();
    await screen.findByRole('article', { name: `Order #${orderNumber(SECOND)}` });
    await expectNoCard();
  });

  it('is not made after a first order', async () => {
    await openAfterOrdering([SECOND]);
    await dispatchInstallPrompt();
    await screen.findByRole('article', { name: `Order #${orderNumber(SECOND)}` });
    await expectNoCard();
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
