import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ReplayPage } from '@/app/replay/ReplayPage';
import type { TextFile } from '@/services/platform/download';
import { fillIn } from '../support/fillIn';
import { openShopBackend, renderApp } from '../support/renderApp';
import { anOrder, CUSTOMER, put } from '../support/shop';

const ADDRESS = '7 Temple Street, Mysuru 570001';
const PHONE = '9123456780';

async function orderAndSave(): Promise<TextFile> {
  const backend = await openShopBackend();
  const { user, downloads } = await renderApp({ at: '/menu', as: 'customer', backend });
  const card = (await screen.findByRole('heading', { name: 'Premium Water' })).closest('article');
  await user.click(await within(card ?? document.body).findByRole('button', { name: /^Order Now/ }));
  await screen.findByDisplayValue(CUSTOMER.email);
  await fillIn(user, screen.getByLabelText('Delivery address'), ADDRESS);
  await fillIn(user, screen.getByLabelText('Phone'), PHONE);
  await user.click(screen.getByRole('button', { name: /^Place Order - / }));
  await screen.findByText('✅ Order placed successfully!');
  expect(await screen.findByText(ADDRESS)).toBeVisible();

  await user.click(screen.getByRole('link', { name: CUSTOMER.displayName }));
  await user.click(await screen.findByRole('button', { name: 'Save a report' }));
  expect(await screen.findByText(/^Saved as eawa-session-20260115T0900\.json\./)).toBeVisible();
  cleanup();
  const [file] = downloads;
  if (!file) throw new Error('Nothing was saved.');
  return file;
}

async function openReplay({ name, type, text }: TextFile): Promise<UserEvent> {
  const user = userEvent.setup();
  render(<ReplayPage />);
  await user.upload(screen.getByLabelText('Session file'), new File([text], name, { type }));
  await screen.findByRole('region', { name: 'Replay' });
  return user;
}

const jumpTo = (step: number) =>
  fireEvent.change(screen.getByLabelText('Jump to step'), { target: { value: step } });
const lastStep = () => Number(screen.getByLabelText('Jump to step').getAttribute('max'));
const shownAction = () =>
  within(screen.getByRole('region', { name: 'Replay' })).getByText(/\//, { selector: 'code' });

it('is saved whatever an order says, without what looks like a secret and without its picture’s address', async () => {
  const token = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.c2ln';
  const image = 'https://elsewhere.example/seen.gif?by=asha';
  const item = { productId: '1', productName: `Water ${token}`, size: '1L', quantity: 1, price: 1, image };
  const backend = await openShopBackend();
  await put(
    backend,
    'orders/SECRET000001',
    anOrder('SECRET000001', { items: [item], shippingAddress: `Gate ${token}` }),
  );
  const { user, downloads } = await renderApp({ at: '/track-order', as: 'customer', backend });
  await screen.findByRole('article', { name: 'Order #SECR-ET00-0001' });
  await user.click(screen.getByRole('link', { name: CUSTOMER.displayName }));
  await user.click(await screen.findByRole('button', { name: 'Save a report' }));
  expect(await screen.findByText(/^Saved as eawa-session-20260115T0900\.json\./)).toBeVisible();
  cleanup();
  const [file] = downloads;
  expect(file?.text).toContain('Water secret-1');
  expect(file?.text).not.toMatch(/eyJ|elsewhere/);
  if (file) await openReplay(file);
  expect(screen.getByText(`All ${lastStep() + 1} states agree with the recording`)).toBeVisible();
});

it('shows a saved session on the same screens again, forwards and back, and asks nobody', async () => {
  const file = await orderAndSave();
  for (const personal of [ADDRESS, PHONE, CUSTOMER.email, CUSTOMER.displayName, `"${CUSTOMER.uid}`]) {
    expect(file.text).not.toContain(personal);
  }

  // Another device: no backend answers, and the storage is looked at.
  const fetched = vi.spyOn(globalThis, 'fetch');
  localStorage.clear();
  const user = await openReplay(file);
  expect(screen.getByText('The beginning of the recording')).toBeVisible();
  expect(screen.getByText(`All ${lastStep() + 1} states agree with the recording`)).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'Our menu' })).toBeVisible();

  // Forwards, by its own address and data.
  await user.click(screen.getByRole('button', { name: 'Step forward' }));
  expect(shownAction()).toBeVisible();
  jumpTo(lastStep());
  expect(await screen.findByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible();
  expect(screen.getByText('person-1@example.invalid')).toBeVisible();

  // Back to where the order had been placed, and on until it is on screen.
  const action = screen.getByText(/"type":/, { selector: 'pre' });
  for (let steps = 0; !action.textContent?.includes('placedOrderId'); steps += 1) {
    expect(steps, 'the step that placed the order').toBeLessThanOrEqual(lastStep());
    await user.click(screen.getByRole('button', { name: 'Step back' }));
  }
  expect(await screen.findByRole('heading', { level: 1, name: 'Track Your Orders' })).toBeVisible();
  for (let steps = 0; screen.queryByText('address-1') === null; steps += 1) {
    expect(steps, 'the step that shows the order').toBeLessThanOrEqual(lastStep());
    expect(action.textContent).not.toContain('/profile');
    await user.click(screen.getByRole('button', { name: 'Step forward' }));
  }
  expect(screen.getByRole('progressbar', { name: 'Progress of order T000-0000-0001' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'First step' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Our menu' })).toBeVisible();

  expect(fetched).not.toHaveBeenCalled();
  expect(localStorage).toHaveLength(0);
});
