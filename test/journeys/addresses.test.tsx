import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { LocalFirebase } from '../../local-firebase/localFirebase';
import { cachedOrders } from '../support/cachedRecords';
import { flushPendingWork } from '../support/clock';
import { comeOnline } from '../support/customerOrders';
import { fillIn } from '../support/fillIn';
import { openShopBackend, renderApp } from '../support/renderApp';
import { anOrder, CUSTOMER, put } from '../support/shop';

const PATH = `users/${CUSTOMER.uid}`;
const PRODUCT = { id: '1', name: 'Premium Water', size: '1L', price: 2.99, image: '', description: '' };
const NO_NETWORK = { match: { path: '/' }, fault: { kind: 'dropRequest' } } as const;

const HOME = {
  ...{ label: 'Home', flat: 'B-404', street: 'Lake View', locality: 'Kothrud, Pune', pin: '411038' },
  landmark: '',
};
const HOME_TEXT = 'B-404,\nLake View\nKothrud, Pune 411038';
const OFFICE = {
  ...{ label: 'Office', flat: '', street: '9 Church Street', locality: 'Bengaluru', pin: '560001' },
  landmark: 'opposite the park',
};
const OFFICE_TEXT = '9 Church Street\nBengaluru 560001\nLandmark: opposite the park';
const BOTH = {
  ...{ name: 'Asha Rao', email: CUSTOMER.email, phone: '9812345670', address: HOME_TEXT },
  ...{ addresses: { h1: HOME, o1: OFFICE }, defaultAddress: 'h1' },
};

const text = (stringValue: string) => ({ stringValue });
const profileOf = (backend: LocalFirebase) => backend.firestore.documents.read(PATH)?.fields;
const addressOf = (backend: LocalFirebase) =>
  backend.firestore.documents.list('orders').map(({ fields }) => fields.shippingAddress);
/** The saved addresses by their labels, as the backend has them. */
function savedIn(backend: LocalFirebase): { readonly [label: string]: string | undefined } {
  const { addresses } = profileOf(backend) ?? {};
  const saved = Object.values(addresses && 'mapValue' in addresses ? (addresses.mapValue.fields ?? {}) : {});
  const wordOf = (value: (typeof saved)[number], field: string) => {
    const inner = 'mapValue' in value ? value.mapValue.fields?.[field] : undefined;
    return inner && 'stringValue' in inner ? inner.stringValue : '';
  };
  return Object.fromEntries(saved.map(value => [wordOf(value, 'label'), wordOf(value, 'street')]));
}

/** A profile whose addresses are called by these words, the first the default. */
function bookOf(...names: readonly [string, ...string[]]) {
  const addresses = Object.fromEntries(
    names.map(name => [name, { ...HOME, flat: name, label: `Home ${name}` }]),
  );
  return { ...BOTH, addresses, defaultAddress: names[0] };
}

async function shopWith(profile: Parameters<typeof put>[2]) {
  const backend = await openShopBackend();
  await put(backend, PATH, profile);
  return backend;
}

async function openForm(backend: LocalFirebase) {
  const navigationState = { product: PRODUCT, quantity: 2 };
  const app = await renderApp({ at: '/order', as: 'customer', navigationState, backend });
  await screen.findByDisplayValue(CUSTOMER.email);
  return app;
}
const place = (user: UserEvent) => user.click(screen.getByRole('button', { name: /^Place Order - / }));
const placed = () => screen.findByText('✅ Order placed successfully!');
const chooseAnother = async (user: UserEvent) =>
  user.click(await screen.findByRole('radio', { name: 'Another address' }));
const field = (label: string) => screen.getByLabelText(label);

describe('the address of an order', () => {
  it('is asked for by its fields, as a browser and a phone know them, and sent as one text', async () => {
    const backend = await openShopBackend();
    const { user } = await openForm(backend);
    const group = within(screen.getByRole('group', { name: 'Delivery address' }));
    expect(group.getAllByRole('textbox')).toHaveLength(5);
    expect(field('PIN code')).toHaveAttribute('inputmode', 'numeric');
    expect(field('PIN code')).toHaveAttribute('autocomplete', 'postal-code');
    await fillIn(user, field('Flat or house'), 'B-404');
    await fillIn(user, field('Building or street'), 'Lake View');
    await fillIn(user, field('Area and city'), 'Kothrud, Pune');
    await fillIn(user, field('PIN code'), '41103');
    await fillIn(user, field('Phone'), '9876543210');
    await place(user);
    expect(screen.getByRole('alert')).toHaveTextContent('Enter the 6 digits of the PIN code.');
    expect(field('PIN code')).toHaveFocus();
    expect(field('PIN code')).toHaveAttribute('aria-invalid', 'true');
    await user.type(field('PIN code'), '8');
    expect(screen.queryByRole('alert')).toBeNull();
    // The first order makes the profile by itself.
    expect(screen.queryByLabelText('Save this address')).toBeNull();
    await place(user);
    await placed();
    expect(addressOf(backend)).toEqual([text(HOME_TEXT)]);
    await waitFor(() => expect(profileOf(backend)?.address).toEqual(text(HOME_TEXT)));
  });

  it('is the default one of theirs, and another is chosen with one tap', async () => {
    const backend = await shopWith(BOTH);
    const { user } = await openForm(backend);
    const book = within(await screen.findByRole('group', { name: 'Your addresses' }));
    expect(book.getByText(/Lake View/)).toHaveTextContent('B-404, Lake View Kothrud, Pune 411038');
    expect(book.getByRole('radio', { name: /^Home/ })).toBeChecked();
    expect(screen.queryByLabelText('PIN code')).toBeNull();
    await user.click(screen.getByRole('radio', { name: /^Office/ }));
    expect(screen.queryByLabelText('PIN code')).toBeNull();
    await place(user);
    await placed();
    expect(addressOf(backend)).toEqual([text(OFFICE_TEXT)]);
    expect(profileOf(backend)?.defaultAddress).toEqual(text('h1'));
  });

  it('is another one, and saved where that is asked for', async () => {
    const backend = await shopWith(BOTH);
    const { user } = await openForm(backend);
    await chooseAnother(user);
    expect(field('Building or street')).toHaveValue('');
    await fillIn(user, field('Building or street'), '4 Hill Road, Pune 411002');
    expect(field('PIN code')).toHaveValue('411002');
    expect(field('Save this address')).not.toBeChecked();
    await user.click(field('Save this address'));
    await place(user);
    await placed();
    expect(addressOf(backend)).toEqual([text('4 Hill Road, Pune 411002')]);
    await waitFor(() => expect(Object.keys(savedIn(backend)).sort()).toEqual(['Home', 'Office', 'Other']));
    expect(profileOf(backend)).toMatchObject({ address: text(HOME_TEXT), defaultAddress: text('h1') });
  });

  it('is the only one of theirs, or another that is typed with one tap', async () => {
    const { addresses, ...profile } = BOTH;
    const backend = await shopWith({ ...profile, addresses: { h1: addresses.h1 } });
    const { user } = await openForm(backend);
    expect(await screen.findByRole('radio', { name: /^Home/ })).toBeChecked();
    await chooseAnother(user);
    await fillIn(user, field('Building or street'), '4 Hill Road, Pune 411002');
    await place(user);
    await placed();
    expect(addressOf(backend)).toEqual([text('4 Hill Road, Pune 411002')]);
  });

  it('is not saved as a sixth one: the outbox has it, and says why', async () => {
    const backend = await shopWith(bookOf('a', 'b', 'c', 'd'));
    const { user } = await openForm(backend);
    await chooseAnother(user);
    await fillIn(user, field('Building or street'), '4 Hill Road, Pune 411002');
    await user.click(field('Save this address'));
    await put(backend, PATH, bookOf('a', 'b', 'c', 'd', 'e'));
    await place(user);
    await placed();
    expect(addressOf(backend)).toEqual([text('4 Hill Road, Pune 411002')]);
    await user.click(await screen.findByRole('link', { name: '1 needs you' }));
    const card = within(await screen.findByRole('article', { name: 'Changes to your profile' }));
    expect(await card.findByText('These are 5. Remove one to add another.')).toBeVisible();
    expect(card.getByText('Home: 4 Hill Road, Pune 411002')).toBeVisible();
    expect(Object.keys(savedIn(backend))).toHaveLength(5);
  });

  it('is not saved where nobody asks for it', async () => {
    const backend = await shopWith(BOTH);
    const { user } = await openForm(backend);
    await chooseAnother(user);
    await fillIn(user, field('Building or street'), '4 Hill Road, Pune 411002');
    await place(user);
    await placed();
    expect(Object.keys(savedIn(backend)).sort()).toEqual(['Home', 'Office']);
  });

  it.each([
    ['is saved where that is asked for', true],
    ['stays unsaved where nobody asks for it', false],
  ])('is that of the last order where a profile has none, and %s', async (_what, asked) => {
    const last = '12 Lake View Road, Pune 411001';
    const backend = await shopWith({ name: 'Asha Rao', phone: '9812345670', address: '' });
    await put(backend, 'orders/LAST00000001', anOrder('LAST00000001'));
    const before = await renderApp({ at: '/track-order', as: 'customer', backend });
    await waitFor(async () => expect(await cachedOrders()).toHaveLength(1));
    before.kill();
    const { user } = await openForm(backend);
    expect(await screen.findByText(last)).toBeVisible();
    const save = await screen.findByLabelText('Save this address');
    expect(save).not.toBeChecked();
    if (asked) await user.click(save);
    await place(user);
    await placed();
    await act(flushPendingWork);
    await waitFor(() => expect(savedIn(backend)).toEqual(asked ? { Home: '12 Lake View Road, Pune' } : {}));
    expect(profileOf(backend)?.address).toEqual(text(asked ? last : ''));
  });

  it('of before there were fields is whole where it cannot be split, and marked where it is too short', async () => {
    const backend = await shopWith({ name: 'Asha Rao', phone: '9812345670', address: 'Pune' });
    const { user } = await openForm(backend);
    await screen.findByRole('radio', { name: /^Home/ });
    await place(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Please enter a complete delivery address.');
    expect(field('Building or street')).toHaveValue('Pune');
    expect(field('Building or street')).toHaveFocus();
    expect(addressOf(backend)).toEqual([]);
  });
});

describe('the addresses of a profile', () => {
  const book = async () => within(await screen.findByRole('region', { name: 'Your addresses' }));
  const labels = async () =>
    (await book()).getAllByRole('listitem').map(item => item.querySelector('p')?.textContent);
  async function openBook(backend: LocalFirebase) {
    const app = await renderApp({ at: '/profile', as: 'customer', backend });
    await waitFor(async () =>
      expect((await book()).getByRole('button', { name: 'Add an address' })).toBeEnabled(),
    );
    return app;
  }

  it('are added, under own words too, and beside one that was saved before there were several', async () => {
    const backend = await shopWith({
      name: 'Asha Rao',
      phone: '',
      address: '12 Lake View Road, Pune 411001',
    });
    const { user } = await openBook(backend);
    await user.click(screen.getByRole('button', { name: 'Add an address' }));
    await user.click(screen.getByRole('radio', { name: 'Own words' }));
    await fillIn(user, field('Building or street'), '4 Hill Road, Pune 411002');
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Enter a label.');
    expect(field('Label of the address')).toHaveFocus();
    await fillIn(user, field('Label of the address'), 'Grandmother');
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    expect(await screen.findByText('Your addresses were saved.')).toBeVisible();
    expect(await labels()).toEqual(['HomeDefault', 'Grandmother']);
    expect(savedIn(backend)).toEqual({
      Home: '12 Lake View Road, Pune',
      Grandmother: '4 Hill Road, Pune 411002',
    });
    expect(profileOf(backend)).toMatchObject({
      address: text('12 Lake View Road, Pune 411001'),
      defaultAddress: text('first'),
    });
    expect(screen.getByRole('button', { name: 'Add an address' })).toHaveFocus();
  });

  it('are changed, made the default, and removed once that is confirmed', async () => {
    const backend = await shopWith(BOTH);
    const { user } = await openBook(backend);
    expect(await labels()).toEqual(['HomeDefault', 'Office']);
    await user.click(screen.getByRole('button', { name: 'Edit Office' }));
    expect(field('PIN code')).toHaveValue('560001');
    await user.clear(field('PIN code'));
    await fillIn(user, field('PIN code'), '560002');
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    await screen.findByText('Your addresses were saved.');
    await user.click(screen.getByRole('button', { name: 'Make Office the default' }));
    await waitFor(async () => expect(await labels()).toEqual(['OfficeDefault', 'Home']));
    await waitFor(() => expect(profileOf(backend)?.defaultAddress).toEqual(text('o1')));
    expect(profileOf(backend)?.address).toEqual(text(OFFICE_TEXT.replace('560001', '560002')));
    const remove = screen.getByRole('button', { name: 'Remove Office' });
    // While the page still waits for the answer nothing else is asked for.
    await waitFor(() => expect(remove).not.toHaveAttribute('aria-disabled', 'true'));
    await user.click(remove);
    const question = within(screen.getByRole('alertdialog', { name: 'Remove Office?' }));
    await user.click(question.getByRole('button', { name: 'Remove' }));
    expect(screen.getByRole('button', { name: 'Add an address' })).toHaveFocus();
    await waitFor(() => expect(savedIn(backend)).toEqual({ Home: 'Lake View' }));
    expect(profileOf(backend)).toMatchObject({ address: text(HOME_TEXT), defaultAddress: text('h1') });
  });

  it.each([
    [
      'on the same page',
      async (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Make Office the default' })),
    ],
    [
      'on another device',
      async (_user: UserEvent, backend: LocalFirebase) =>
        put(backend, PATH, { ...BOTH, address: OFFICE_TEXT, defaultAddress: 'o1' }),
    ],
  ])(
    'keep their texts where another is made the default %s while one is typed',
    async (_where, makeDefault) => {
      const backend = await shopWith(BOTH);
      const { user } = await openBook(backend);
      await user.click(screen.getByRole('button', { name: 'Edit' }));
      await user.clear(field('Delivery address (optional)'));
      await fillIn(user, field('Delivery address (optional)'), 'Hill View');
      await makeDefault(user, backend);
      await act(async () => void globalThis.dispatchEvent(new Event('focus')));
      await waitFor(async () => expect(await labels()).toEqual(['OfficeDefault', 'Home']));
      expect(field('PIN code')).toHaveValue('411038');
      await user.click(screen.getByRole('button', { name: 'Save Changes' }));
      await screen.findByText('Your profile was saved.');
      expect(savedIn(backend)).toEqual({ Home: 'Hill View', Office: '9 Church Street' });
      expect(profileOf(backend)?.defaultAddress).toEqual(text('o1'));
    },
  );

  it('are made the default again where another was made so elsewhere meanwhile', async () => {
    const backend = await shopWith(BOTH);
    const { user } = await openBook(backend);
    await user.click(await screen.findByRole('button', { name: 'Make Office the default' }));
    await waitFor(async () => expect(await labels()).toEqual(['OfficeDefault', 'Home']));
    await waitFor(() => expect(profileOf(backend)?.defaultAddress).toEqual(text('o1')));
    // On another device of theirs.
    await put(backend, PATH, { ...BOTH, updatedAt: new Date(), lastCommandId: 'elsewhere' });
    comeOnline();
    await user.click(await screen.findByRole('button', { name: 'Make Office the default' }));
    await waitFor(() => expect(profileOf(backend)?.defaultAddress).toEqual(text('o1')));
    await waitFor(async () => expect(await labels()).toEqual(['OfficeDefault', 'Home']));
  });

  it('are listed where there is one alone too, which can be removed', async () => {
    const address = '12 Lake View Road, Pune 411001';
    const backend = await shopWith({ name: 'Asha Rao', phone: '', address });
    const { user } = await openBook(backend);
    expect(await labels()).toEqual(['HomeDefault']);
    await user.click(screen.getByRole('button', { name: 'Remove Home' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Remove Home?' }));
    await user.click(question.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText(/^You have no address yet\./)).toBeVisible();
    await waitFor(() => expect(profileOf(backend)?.address).toEqual(text('')));
    expect(savedIn(backend)).toEqual({});
  });

  it('are added, changed, made the default and removed in Hindi', async () => {
    const backend = await shopWith({ ...BOTH, addresses: { h1: HOME } });
    const { user } = await renderApp({ at: '/profile', as: 'customer', deviceLanguage: 'hi-IN', backend });
    const inHindi = within(await screen.findByRole('region', { name: 'आपके पते' }));
    const press = async (name: string) => user.click(await inHindi.findByRole('button', { name }));
    const save = () => user.click(screen.getByRole('button', { name: 'पता सहेजें' }));
    const items = () => inHindi.getAllByRole('listitem').map(item => item.querySelector('p')?.textContent);
    await inHindi.findByRole('button', { name: 'घर बदलें' });
    await press('पता जोड़ें');
    expect(screen.getByRole('radio', { name: 'दफ़्तर' })).toBeChecked();
    await fillIn(user, field('इमारत या गली'), '9 Church Street, Bengaluru 560001');
    await save();
    await waitFor(() => expect(items()).toEqual(['घरमुख्य', 'दफ़्तर']));
    await press('दफ़्तर बदलें');
    await user.clear(field('पिन कोड'));
    await fillIn(user, field('पिन कोड'), '560002');
    await save();
    expect(await inHindi.findByText('आपके पते सहेजे गए।')).toBeVisible();
    await press('दफ़्तर को मुख्य बनाएँ');
    await waitFor(() => expect(items()).toEqual(['दफ़्तरमुख्य', 'घर']));
    await waitFor(() => expect(profileOf(backend)?.defaultAddress).not.toEqual(text('h1')));
    // While the page still waits for the answer nothing else is asked for.
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'घर हटाएँ' })).not.toHaveAttribute('aria-disabled', 'true'),
    );
    await press('घर हटाएँ');
    const question = within(screen.getByRole('alertdialog', { name: 'घर हटाएँ?' }));
    await user.click(question.getByRole('button', { name: 'हटाएँ' }));
    await waitFor(() => expect(savedIn(backend)).toEqual({ Office: '9 Church Street, Bengaluru' }));
    expect(profileOf(backend)?.address).toEqual(text('9 Church Street, Bengaluru 560002'));
  });

  it('are not said to be none where they could not be read: one is added all the same, and not as the default', async () => {
    const backend = await shopWith(BOTH);
    const fault = backend.faults.inject({
      match: { path: ':batchGet' },
      fault: { kind: 'status', status: 503 },
    });
    const { user } = await openBook(backend);
    expect(await (await book()).findByText('Your saved addresses could not be read.')).toBeVisible();
    expect(screen.queryByText(/^You have no address yet/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add an address' }));
    await user.click(screen.getByRole('radio', { name: 'Own words' }));
    await fillIn(user, field('Label of the address'), 'Grandmother');
    await fillIn(user, field('Building or street'), '4 Hill Road, Pune 411002');
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    backend.faults.clear(fault);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(Object.keys(savedIn(backend))).toContain('Grandmother'));
    await waitFor(async () => expect(await labels()).toEqual(['HomeDefault', 'Grandmother', 'Office']));
    expect(profileOf(backend)).toMatchObject({ address: text(HOME_TEXT), defaultAddress: text('h1') });
  });

  it('are five at most', async () => {
    const { user } = await openBook(await shopWith(bookOf('c', 'a', 'b', 'd', 'e')));
    expect((await labels())[0]).toBe('Home cDefault');
    const add = screen.getByRole('button', { name: 'Add an address' });
    expect(add).toHaveAttribute('aria-disabled', 'true');
    await user.click(add);
    expect(screen.queryByLabelText('PIN code')).toBeNull();
    expect(screen.getByText('These are 5. Remove one to add another.')).toBeVisible();
  });

  it('are five at most where the fifth was added elsewhere: a sixth stays in the outbox until there is room', async () => {
    const backend = await shopWith(bookOf('a', 'b', 'c', 'd'));
    const { user } = await openBook(backend);
    await user.click(screen.getByRole('button', { name: 'Add an address' }));
    await fillIn(user, field('Building or street'), '4 Hill Road, Pune 411002');
    await put(backend, PATH, bookOf('a', 'b', 'c', 'd', 'e'));
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    const full = 'These are 5. Remove one to add another.';
    expect(await (await book()).findByRole('alert')).toHaveTextContent(full);
    expect(screen.queryByText('Your addresses were saved.')).toBeNull();
    await waitFor(async () => expect(await labels()).toHaveLength(5));
    expect(Object.keys(savedIn(backend))).toHaveLength(5);

    await user.click(screen.getByRole('button', { name: 'Remove Home e' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Remove Home e?' }));
    await user.click(question.getByRole('button', { name: 'Remove' }));
    await screen.findByText('Your addresses were saved.');
    await user.click(screen.getByRole('link', { name: 'See what is not sent' }));
    const card = within(await screen.findByRole('article', { name: 'Changes to your profile' }));
    expect(card.getByText(full)).toBeVisible();
    expect(card.getByText('Home: 4 Hill Road, Pune 411002')).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(savedIn(backend).Home).toBe('4 Hill Road, Pune 411002'));
    expect(Object.keys(savedIn(backend))).toHaveLength(5);
  });

  it('are changed without a network, and sent once there is one, beside what was done elsewhere', async () => {
    const backend = await shopWith(BOTH);
    const { user } = await openBook(backend);
    const fault = backend.faults.inject(NO_NETWORK);
    await user.click(screen.getByRole('button', { name: 'Make Office the default' }));
    await waitFor(async () => expect(await labels()).toEqual(['OfficeDefault', 'Home']));
    expect(await screen.findByText('Saved on this device, not sent yet')).toBeVisible();
    expect(profileOf(backend)?.defaultAddress).toEqual(text('h1'));
    const addresses = { ...BOTH.addresses, x1: { ...HOME, label: 'Aunt', street: 'Elsewhere' } };
    await put(backend, PATH, { ...BOTH, addresses });
    backend.faults.clear(fault);
    comeOnline();
    await waitFor(() => expect(profileOf(backend)?.defaultAddress).toEqual(text('o1')));
    expect(Object.keys(savedIn(backend)).sort()).toEqual(['Aunt', 'Home', 'Office']);
  });
});
