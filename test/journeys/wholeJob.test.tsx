import { cleanup, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { buildSession } from '@/app/recording/buildSession';
import { readSessionFile, writeSessionFile } from '@/app/recording/sessionFile';
import { foldSession } from '@/app/replay/foldSession';
import { idOfNumber, orderNumber } from '@/domain/order/orderNumber';
import type { Recording } from '@/services/platform/recorderPort';
import type { LocalFirebase } from '../../local-firebase/localFirebase';
import { NOW } from '../support/clock';
import { openMailOnOtherDevice } from '../support/mails';
import { openShopBackend, renderApp } from '../support/renderApp';
import { replay } from '../support/replay';
import { ADMIN } from '../support/shop';

const NEWCOMER = { name: 'Nila Iyer', email: 'nila@demo.test', password: 'spring-water-9' };
const ADDRESS = '12 Lake View Road, Pune 411001';
const PHONE = '9876543210';
const INSTRUCTIONS = 'Ring twice, ask for the watchman';

const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
const accept = async (user: UserEvent, name: string) =>
  user.click(within(await screen.findByRole('alertdialog', { name })).getByRole('button', { name: 'OK' }));
const cardOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  return within(heading.closest('article') ?? document.body);
};

async function signUp(user: UserEvent) {
  await press(user, "Don't have an account? Sign up");
  await user.type(screen.getByLabelText('Full name'), NEWCOMER.name);
  await user.type(screen.getByLabelText('Email'), NEWCOMER.email);
  await user.type(screen.getByLabelText('Password'), NEWCOMER.password);
  await press(user, 'Create Account');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Sign-up successful! Please check your email to verify your account.',
  );
}

/** From the landing page, without an account, to Track Your Orders; the new order's id. */
async function orderTwoBottles(user: UserEvent, backend: LocalFirebase): Promise<string> {
  await user.click(await screen.findByRole('link', { name: 'Shop Now' }));
  await user.click((await cardOf('Premium Water')).getByRole('link', { name: /^Order Now/ }));
  expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await signUp(user);
  await screen.findByRole('button', { name: /^Send again in/ });
  // The mail is opened on another device; back here, nothing is typed again.
  await openMailOnOtherDevice(backend, NEWCOMER.email);
  document.dispatchEvent(new Event('visibilitychange'));
  await press(user, /^One Premium Water .* more$/);
  await user.type(await screen.findByLabelText('Delivery address'), ADDRESS);
  await user.type(screen.getByLabelText('Phone'), PHONE);
  await user.type(screen.getByLabelText(/^Special instructions/), INSTRUCTIONS);
  // Two bottles at 2.99, the fee of 2.99, 8 % of 5.98.
  await press(user, 'Place Order - ₹9.45');
  expect(await screen.findByRole('alert')).toHaveTextContent('✅ Order placed successfully!');
  const banner = screen.getByText(/^Your order #[\w-]+ has been received and is being processed\.$/);
  return idOfNumber(/#([\w-]+)/.exec(banner.textContent ?? '')?.[1] ?? '');
}

async function setToProcessing(user: UserEvent, orderId: string) {
  const email = await screen.findByLabelText('Email');
  await user.clear(email);
  await user.type(email, ADMIN.email);
  await user.clear(screen.getByLabelText('Password'));
  await user.type(screen.getByLabelText('Password'), ADMIN.password);
  await press(user, 'Sign In');
  await user.click(await screen.findByRole('link', { name: 'Orders' }));
  await press(user, `Edit order ${orderNumber(orderId)}`);
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Status'), 'Processing');
  await press(user, 'Save Changes');
  await accept(user, '✅ Order updated successfully!');
}

/** What must not be in a file: who somebody is, and what they typed. */
const PERSONAL = [NEWCOMER.name, NEWCOMER.email, ADDRESS, PHONE, INSTRUCTIONS];

/** Folded again from the same beginning, the recorded actions give the same state at every step. */
function expectReplayable(recording: Recording) {
  expect(recording.steps.length).toBeGreaterThan(10);
  const replayed = replay(recording);
  for (const [index, { action, state }] of recording.steps.entries()) {
    expect(replayed[index], `after step ${index}, ${action.type}`).toEqual(state);
  }
}

/** So do they through a file, in which nobody is named. */
async function expectReplayableFromFile(recording: Recording, personal: readonly string[]) {
  const text = writeSessionFile(buildSession(recording, { now: () => NOW }));
  for (const datum of personal) expect(text).not.toContain(datum);
  // Nothing that looks like a secret was ever in an action or the state.
  expect(text).not.toContain('secret-1');
  const read = readSessionFile(text);
  if (read.kind !== 'session') throw new Error(`The file was read as ${read.kind}.`);
  const moments = await foldSession(read.session);
  expect(moments).toHaveLength(recording.steps.length + 1);
  for (const [index, { action, agrees }] of moments.entries()) {
    expect(agrees, `after step ${index}, ${action?.type}`).toBe(true);
  }
}

it('goes from a newcomer to an order that staff have set to processing', async () => {
  const backend = await openShopBackend();

  const customer = await renderApp({ at: '/', backend });
  const orderId = await orderTwoBottles(customer.user, backend);
  expect(backend.firestore.documents.read(`orders/${orderId}`)?.fields).toMatchObject({
    status: { stringValue: 'pending' },
    total: { doubleValue: 5.98 },
    shippingAddress: { stringValue: ADDRESS },
  });
  expect(backend.firestore.documents.read('inventory/1')?.fields.inStock).toEqual({ integerValue: '28' });
  expect(
    await screen.findByRole('progressbar', { name: `Progress of order ${orderNumber(orderId)}` }),
  ).toHaveAttribute('aria-valuenow', '25');
  const uid = customer.store.getState().session.storefront.user?.id ?? '';
  expect(uid).not.toBe('');
  expectReplayable(customer.recording());
  const recorded = JSON.stringify(customer.recording());
  expect(recorded).not.toContain(NEWCOMER.password);
  // What is then looked for in the file was in the session.
  for (const datum of [...PERSONAL, uid]) expect(recorded).toContain(datum);
  await expectReplayableFromFile(customer.recording(), [...PERSONAL, uid]);
  cleanup();

  // The same browser: staff and customer are two sessions.
  const staff = await renderApp({ at: '/admin', backend });
  await setToProcessing(staff.user, orderId);
  expect(backend.firestore.documents.read(`orders/${orderId}`)?.fields.status).toEqual({
    stringValue: 'processing',
  });
  expectReplayable(staff.recording());
  expect(JSON.stringify(staff.recording())).not.toContain(ADMIN.password);
  await expectReplayableFromFile(staff.recording(), [...PERSONAL, ADMIN.displayName, ADMIN.email, uid]);
  cleanup();

  await renderApp({ at: '/track-order', backend });
  // At first the page shows the order as the device has it.
  const progress = { name: `Progress of order ${orderNumber(orderId)}`, value: { now: 50 } };
  expect(await screen.findByRole('progressbar', progress)).toBeVisible();
});
