import { ActionCreators, ActionTypes, instrument } from '@redux-devtools/instrument';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { InspectedScreens } from '@/app/devTools/InspectedScreens';
import { inspect } from '@/app/devTools/inspect';
import { saveSession } from '@/app/recording/saveSession';
import { createStateHash } from '@/app/recording/stateHash';
import { api } from '@/store/api/api';
import { themeChosen } from '@/store/preferences/preferencesSlice';
import { fillIn } from '../support/fillIn';
import { closeBrowser, forgetDevice, openShopBackend, renderApp } from '../support/renderApp';
import { ADMIN, anOrder, CUSTOMER, put } from '../support/shop';

type Opened = Parameters<typeof renderApp>[0];

/** Until it is known who is there, and nothing is being read any more. */
async function settled({ store }: Awaited<ReturnType<typeof renderApp>>): Promise<void> {
  // The address book comes later than its page, and reads the profile once more.
  if (globalThis.location.pathname === '/profile')
    await screen.findByRole('button', { name: 'Add an address' });
  const queries = () => Object.values(store.getState().api.queries);
  const area = globalThis.location.pathname.startsWith('/admin') ? 'back-office' : 'storefront';
  await waitFor(() => expect(store.getState().session[area].status).not.toBe('loading'));
  // Order again asks this device first, and then for a customer's orders.
  const isCustomer = store.getState().session.storefront.status === 'signedIn';
  if (isCustomer && ['/', '/menu'].includes(globalThis.location.pathname))
    await waitFor(() => expect(queries().map(query => query?.endpointName)).toContain('listMyOrders'));
  await waitFor(() => expect(queries().every(query => query?.status !== 'pending')).toBe(true));
}

/** The app with Redux DevTools' own store enhancer, and no extension around it. */
async function openInspected(options: Opened) {
  const app = await renderApp(options);
  await screen.findByRole('heading', { level: 1 });
  await settled(app);
  const inspection = await inspect(app.store, app.services, instrument());
  render(<InspectedScreens inspection={inspection} app={app.container} />);
  const { liftedStore } = inspection.copy as unknown as Monitored;
  const monitor = (action: unknown): void => {
    act(() => {
      liftedStore.dispatch(action);
    });
  };
  return { ...app, copy: inspection.copy, lifted: () => liftedStore.getState(), monitor };
}

type Monitored = {
  readonly liftedStore: {
    readonly dispatch: (action: unknown) => void;
    readonly getState: () => {
      readonly actionsById: { readonly [id: string]: { readonly action: { readonly type: string } } };
      readonly stagedActionIds: readonly number[];
      readonly committedState: unknown;
      readonly currentStateIndex: number;
      readonly computedStates: readonly { readonly error?: string }[];
    };
  };
};
type Inspected = Awaited<ReturnType<typeof openInspected>>;

/** RTK Query says half a second late who listens: that may come at any time, and is the app's own. */
const isLate = (type: string) => type === 'api/internalSubscriptions/subscriptionsUpdated';
const apart = <State extends { readonly api: object }>({ api, ...rest }: State) => ({
  ...rest,
  api: { ...api, subscriptions: null },
});

/** What only the real app could have done, in any way. */
const real = ({ recording, backend, services }: Inspected) => ({
  steps: recording().steps.flatMap(({ action: { type } }) => (isLate(type) ? [] : type)),
  requests: backend.firestore.meter.total(),
  address: globalThis.location.href,
  historyLength: globalThis.history.length,
  device: Object.fromEntries(Object.keys(localStorage).map(key => [key, services.storage.getItem(key)])),
});
const shown = () => screen.queryByRole('region', { name: 'The screens of another moment' });
const shownHeading = async (name: string | RegExp) =>
  within(await screen.findByRole('region', { name: 'The screens of another moment' })).findByRole('heading', {
    level: 1,
    name,
  });
const typesOf = ({ lifted }: Inspected) =>
  lifted().stagedActionIds.map(id => lifted().actionsById[id]?.action.type);

const goDark = ({ store }: Inspected) => act(() => void store.dispatch(themeChosen({ theme: 'dark' })));
/** What they see is the app's own state, at this page. */
const expectAt = ({ copy, store }: Inspected, pathname: string) =>
  expect(apart(copy.getState())).toEqual({
    ...apart(store.getState()),
    place: expect.objectContaining({ pathname }),
  });
/** So it is, at the last of their moments; and the app is in view. */
function expectToFollow(app: Inspected, pathname: string): void {
  expect(shown()).toBeNull();
  expect(app.container).toBeVisible();
  expect(app.lifted().currentStateIndex).toBe(app.lifted().stagedActionIds.length - 1);
  expectAt(app, pathname);
}

/** The files of two sessions: of a customer who looked at their orders, and of staff who signed in. */
async function savedSessions() {
  const backend = await openShopBackend();
  await put(backend, 'orders/ORDER0000001', anOrder('ORDER0000001'));
  const customer = await renderApp({ at: '/menu', as: 'customer', backend });
  await screen.findByRole('heading', { name: 'Premium Water' });
  await customer.user.click(screen.getByRole('link', { name: 'My Orders' }));
  await screen.findByRole('article', { name: 'Order #ORDER0000001' });
  await customer.store.dispatch(saveSession());
  customer.unmount();
  await closeBrowser();

  const staff = await renderApp({ at: '/admin', backend });
  await signIn(staff.user);
  await screen.findByRole('row', { name: /ORDER0000001/ });
  await staff.store.dispatch(saveSession());
  staff.unmount();
  await forgetDevice();
  const [one] = customer.downloads;
  const [other] = staff.downloads;
  if (!one || !other) throw new Error('Nothing was saved.');
  return { customer: one.text, staff: other.text };
}

async function signIn(user: Inspected['user']): Promise<void> {
  await user.clear(await screen.findByLabelText('Email'));
  await fillIn(user, screen.getByLabelText('Email'), ADMIN.email);
  await user.clear(screen.getByLabelText('Password'));
  await fillIn(user, screen.getByLabelText('Password'), ADMIN.password);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
}

const PAGES = [
  ['/', 'visitor', 'Premium Water'],
  ['/menu', 'visitor', 'Premium Water'],
  ['/cart', 'customer', 'Your cart'],
  ['/admin/dashboard/inventory', 'admin', 'compact-250ml'],
] as const;

/** Where one is, what is seen there, the link that is followed and the heading it leads to. */
const VISITS = [
  ['/', 'customer', 'Premium Water', 'Menu', 'Our menu'],
  ['/menu', 'customer', 'Premium Water', CUSTOMER.displayName, 'Your profile'],
  ['/cart', 'customer', 'Your cart', 'Menu', 'Our menu'],
  ['/admin/dashboard/inventory', 'admin', 'compact-250ml', 'Orders', 'Orders'],
] as const;

async function visit(options: Opened, whole: string, link: string, heading: string) {
  const app = await openInspected(options);
  await screen.findAllByText(whole);
  await app.user.click(screen.getByRole('link', { name: link }));
  await screen.findByRole('heading', { level: 1, name: heading });
  await settled(app);
  return app;
}

describe('in Redux DevTools', () => {
  it('a saved session of either area can be imported on every page, and shows its screens', async () => {
    const files = await savedSessions();
    for (const [at, as, whole] of PAGES) {
      const app = await openInspected({ at, as });
      await screen.findAllByText(whole);
      await settled(app);
      const before = real(app);
      for (const [file, heading] of [
        [files.customer, 'Track Your Orders'],
        [files.staff, 'Dashboard'],
      ] as const) {
        const session = JSON.parse(file);
        app.monitor(ActionCreators.importState(session));
        const { place: _place, ...state } = app.copy.getState();
        expect(createStateHash()(state)).toBe(session.actionsById[session.nextActionId - 1].hash);
        expect(await shownHeading(heading)).toBeVisible();
      }
      expect(real(app)).toEqual(before);
      await app.user.click(screen.getByRole('button', { name: 'Back to the app' }));
      expect(shown()).toBeNull();
      expect(app.container).toBeVisible();
      app.unmount();
      await forgetDevice();
    }
  });

  it.each(VISITS)('what they export at %s can be imported again', async (at, as, whole, link, heading) => {
    const app = await visit({ at, as }, whole, link, heading);
    const state = app.copy.getState();
    const { stagedActionIds, actionsById, committedState } = app.lifted();
    const exported = JSON.stringify({
      nextLiftedState: stagedActionIds.slice(1).map(id => actionsById[id]?.action),
      preloadedState: committedState,
    });
    // Elsewhere, or what is imported would be what the app shows anyway.
    act(() => globalThis.history.back());
    await waitFor(() => expect(app.copy.getState().place.pathname).toBe(at));
    await screen.findAllByText(whole);
    await settled(app);
    const before = real(app);
    app.monitor({ type: ActionTypes.IMPORT_STATE, ...JSON.parse(exported) });
    expect(app.copy.getState()).toEqual(JSON.parse(JSON.stringify(state)));
    expect(await shownHeading(heading)).toBeVisible();
    expect(real(app)).toEqual(before);
  });

  it.each(VISITS)(
    'a jump to any moment since %s shows it, and the app stays where it is',
    async (...visited) => {
      const [at, as, whole, link, heading] = visited;
      const app = await visit({ at, as }, whole, link, heading);
      const before = real(app);
      const last = app.lifted().stagedActionIds.length - 1;
      for (let index = last - 1; index >= 0; index -= 1) app.monitor(ActionCreators.jumpToState(index));
      await waitFor(() => expect(shown()).toHaveTextContent(whole));
      app.monitor(ActionCreators.jumpToState(last));
      expect(shown()).toBeNull();
      expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      expect(real(app)).toEqual(before);
    },
  );

  it.each(VISITS)(
    'any one action since %s can be left out, and put back',
    async (at, as, whole, link, heading) => {
      const app = await visit({ at, as }, whole, link, heading);
      const state = app.copy.getState();
      const before = real(app);
      for (const id of app.lifted().stagedActionIds.slice(1)) {
        app.monitor(ActionCreators.toggleAction(id));
        expect(app.lifted().computedStates.filter(({ error }) => error !== undefined)).toEqual([]);
        app.monitor(ActionCreators.toggleAction(id));
      }
      expect(app.copy.getState()).toEqual(state);
      expect(real(app)).toEqual(before);
      expect(shown()).toBeNull();
      expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    },
  );

  it.each([
    ['a commit', [ActionCreators.commit()]],
    ['a sweep', [ActionCreators.sweep()]],
    ['a pause and its end', [ActionCreators.pauseRecording(true), ActionCreators.pauseRecording(false)]],
  ])('%s leaves the app in view, and its next action is followed', async (_what, actions) => {
    const app = await visit({ at: '/cart', as: 'customer' }, 'Your cart', 'Menu', 'Our menu');
    for (const action of actions) {
      app.monitor(action);
      expect(shown()).toBeNull();
      expect(app.container).toBeVisible();
    }
    goDark(app);
    expect(typesOf(app).at(-1)).toBe(themeChosen.type);
    expectToFollow(app, '/menu');
  });

  it('an action that came while they paused is in what they see, then and after the pause', async () => {
    const app = await visit({ at: '/cart', as: 'customer' }, 'Your cart', 'Menu', 'Our menu');
    app.monitor(ActionCreators.pauseRecording(true));
    goDark(app);
    expectToFollow(app, '/menu');
    app.monitor(ActionCreators.pauseRecording(false));
    expectToFollow(app, '/menu');
  });

  it('what is left out stays so when it is swept away', async () => {
    const app = await visit({ at: '/cart', as: 'customer' }, 'Your cart', 'Menu', 'Our menu');
    app.monitor(ActionCreators.toggleAction(typesOf(app).lastIndexOf('navigation/navigated')));
    expect(await shownHeading('Your cart')).toBeVisible();
    app.monitor(ActionCreators.sweep());
    expect(await shownHeading('Your cart')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Back to the app' }));
    expectToFollow(app, '/menu');
  });

  it('an earlier moment that shows what the app shows leaves it in view, and its next action is followed', async () => {
    const app = await visit({ at: '/cart', as: 'customer' }, 'Your cart', 'Menu', 'Our menu');
    act(() => void app.store.dispatch({ type: 'an action that nothing answers' }));
    app.monitor(ActionCreators.jumpToState(app.lifted().stagedActionIds.length - 2));
    expect(shown()).toBeNull();
    goDark(app);
    expect(typesOf(app).at(-1)).toBe(themeChosen.type);
    expectToFollow(app, '/menu');
  });

  it('what the app does while its changes are locked out is there once they are let in again', async () => {
    const app = await visit({ at: '/cart', as: 'customer' }, 'Your cart', 'Menu', 'Our menu');
    app.monitor(ActionCreators.lockChanges(true));
    await app.user.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(app.store.getState().session.storefront.status).toBe('signedOut'));
    await settled(app);
    expect(app.copy.getState().session.storefront.status).toBe('signedIn');
    app.monitor(ActionCreators.lockChanges(false));
    expectToFollow(app, '/');
    goDark(app);
    expectToFollow(app, '/');
  });

  it('so is what it did at another moment that was left while they were locked out', async () => {
    const app = await visit({ at: '/cart', as: 'customer' }, 'Your cart', 'Menu', 'Our menu');
    app.monitor(ActionCreators.lockChanges(true));
    app.monitor(ActionCreators.jumpToState(0));
    await shownHeading('Your cart');
    goDark(app);
    await app.user.click(screen.getByRole('button', { name: 'Back to the app' }));
    expect(shown()).toBeNull();
    app.monitor(ActionCreators.lockChanges(false));
    expectToFollow(app, '/menu');
  });

  it('a jump to before the sign-in shows that screen, and the app itself stays signed in where it is', async () => {
    const app = await openInspected({ at: '/admin', backend: await openShopBackend() });
    await signIn(app.user);
    // What an opened dashboard does last, when all that alerts are computed from has been read.
    await waitFor(() => expect(app.store.getState().announcements?.alertIds).toBeInstanceOf(Array));
    await settled(app);
    const before = real(app);
    app.monitor(ActionCreators.jumpToState(0));
    expect(await shownHeading('Staff sign-in')).toBeVisible();
    expect(app.container).not.toBeVisible();
    expect(real(app)).toEqual(before);
    expect(app.store.getState().session['back-office'].status).toBe('signedIn');

    const { stagedActionIds } = app.lifted();
    app.monitor(ActionCreators.jumpToState(stagedActionIds.length - 1));
    expect(shown()).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    expect(real(app)).toEqual(before);
  });

  it('a moment is drawn once, whatever the app did last', async () => {
    const app = await openInspected({ at: '/menu' });
    goDark(app);
    // RTK Query's own: the store tells of it in the next frame only.
    const late = api.internalActions.removeQueryResult({ queryCacheKey: 'nothing' as never });
    act(() => void app.store.dispatch(late));
    app.monitor(ActionCreators.jumpToState(0));
    const heading = screen.getByRole('heading', { level: 1, name: 'Our menu' });
    expect(shown()).toContainElement(heading);
    await act(() => new Promise<unknown>(requestAnimationFrame));
    expect(heading).toBeVisible();
  });

  it('an action can be left out, and what follows is folded without it', async () => {
    const app = await openInspected({ at: '/cart', as: 'customer' });
    await app.user.click(screen.getByRole('link', { name: 'Menu' }));
    await app.user.click(screen.getByRole('link', { name: CUSTOMER.displayName }));
    await screen.findByRole('heading', { level: 1, name: 'Your profile' });
    await settled(app);
    const before = real(app);
    const types = typesOf(app);
    expect(types.filter(type => /persist\/(PERSIST|FLUSH|PAUSE)/.test(type ?? ''))).toEqual([]);
    const ofProfile = types.lastIndexOf('navigation/navigated');
    app.monitor(ActionCreators.toggleAction(ofProfile));
    expectAt(app, '/menu');
    expect(await shownHeading('Our menu')).toBeVisible();
    expect(real(app)).toEqual(before);
  });

  it('the app’s own moment is there again after another, with what happened meanwhile', async () => {
    const app = await openInspected({ at: '/cart', as: 'customer' });
    await app.user.click(screen.getByRole('link', { name: 'Menu' }));
    await screen.findByRole('heading', { level: 1, name: 'Our menu' });
    app.monitor(ActionCreators.jumpToState(0));
    await shownHeading('Your cart');
    goDark(app);
    expect(typesOf(app)).not.toContain(themeChosen.type);
    await app.user.click(screen.getByRole('button', { name: 'Back to the app' }));
    expectToFollow(app, '/menu');
    expect(screen.getByRole('heading', { level: 1, name: 'Our menu' })).toBeVisible();
  });

  it('a dialog of another moment leaves the way back to the app in reach', async () => {
    const app = await openInspected({ at: '/menu?product=1' });
    await app.user.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const modal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    app.monitor(ActionCreators.jumpToState(0));
    const dialog = await screen.findByRole('dialog', { name: 'Premium Water 1 L' });
    expect(shown()).toContainElement(dialog);
    expect(dialog).toBeVisible();
    // What is beside a modal dialog cannot be pressed.
    expect(modal).not.toHaveBeenCalled();
    await app.user.click(screen.getByRole('button', { name: 'Back to the app' }));
    expect(shown()).toBeNull();
    expect(app.container).toBeVisible();
  });

  it('so does the menu of small screens there', async () => {
    const app = await openInspected({ at: '/admin/dashboard/inventory', as: 'admin' });
    await app.user.click(screen.getByRole('link', { name: 'Orders' }));
    await screen.findByRole('heading', { level: 1, name: 'Orders' });
    vi.spyOn(globalThis, 'matchMedia').mockImplementation(media =>
      Object.assign(new EventTarget(), {
        ...{ matches: false, media, onchange: null, addListener() {}, removeListener() {} },
      }),
    );
    const modal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    app.monitor(ActionCreators.jumpToState(0));
    const recorded = within(await screen.findByRole('region', { name: 'The screens of another moment' }));
    await app.user.click(recorded.getByRole('button', { name: 'Open menu' }));
    expect(await recorded.findByRole('dialog', { name: 'Back office' })).toBeVisible();
    expect(modal).not.toHaveBeenCalled();
  });
});
