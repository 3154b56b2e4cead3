import type { BrowserContext, Locator, Page } from '@playwright/test';
import { DEMO_ADMIN, DEMO_CUSTOMER, DRIVERS } from '../../local-firebase/seed/people';
import type { Owner } from '../../scripts/emulator/owner';
import { idOfNumber, orderNumber } from '../../src/domain/order/orderNumber';
import { formatRupees } from '../../src/lib/number/money';
import { DAY_MS } from '../../src/lib/time/dates';
import { dayOf } from '../../src/lib/time/periods';
import { fillInDelivery, openOrderForm, placeButton, signInCustomer } from './customer';
import {
  accountOf,
  bottlesOf,
  countOf,
  expectConsistent,
  expectMovementsAddUp,
  less,
  ordersOf,
  readDay,
  readOrders,
  type StoredOrder,
  stockIn,
} from './deliveryDayLedger';
import {
  clearDay,
  openAreas,
  ownerAt,
  passNight,
  rememberShop,
  takeOrders,
  wholeDay,
} from './deliveryDayShop';
import {
  cachedForNextStart,
  cachedOnDevice,
  expect,
  test as journey,
  REQUEST_WITHOUT_NETWORK,
  storedDocument,
} from './journey';
import { signInAsStaff } from './staff';
import { stayOffline } from './stayOffline';

type Days = {
  /** The shop's owner, and which documents there are since the journey began; the shop is put back afterwards. */
  readonly shop: {
    readonly origin: string;
    readonly owner: Owner;
    readonly isNew: (path: string) => boolean;
  };
  /** Another device, with nobody signed in. */
  readonly openPhone: () => Promise<Page>;
};

const test = journey.extend<Days>({
  shop: async ({ baseURL }, use) => {
    const origin = baseURL ?? '';
    const owner = ownerAt(origin);
    const { isNew, putBack } = await rememberShop(owner);
    await use({ origin, owner, isNew });
    await putBack();
  },
  openPhone: async ({ browser, watch }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
      contexts.push(context);
      watch.follow(context);
      stayOffline(context);
      return context.newPage();
    });
    for (const context of contexts) {
      expect(await watch.secretsOn(context)).toEqual([]);
      await context.close();
    }
  },
});

test.use({ serviceWorkers: 'allow' });

// It is long: what does not come up is said soon.
test.use({ actionTimeout: 60_000 });

const [RAVI, SALMA] = DRIVERS;

/** Dozens of commands are sent one after another, on a machine that may do much else. */
const ALL_SENT = { timeout: 120_000 };

/** What a driver finds at a door. */
type Door =
  | { readonly kind: 'cash' | 'unpaid' }
  | { readonly kind: 'upi'; readonly reference: string }
  | { readonly kind: 'failed'; readonly reason: Reason; readonly day?: string; readonly note?: string };
type Reason = keyof typeof REASONS;

const REASONS = {
  nobody: 'Nobody there',
  refused: 'Refused at the door',
  address: 'Address not found',
  closed: 'The place was closed',
  other: 'Another reason',
} as const;

/** Orders two bottles for the next day, as customers do. @param again the same has been ordered before */
async function placeOne(page: Page, again = false): Promise<string> {
  await openOrderForm(page);
  await fillInDelivery(page, '31 Residency Road, Bengaluru');
  await page.getByLabel('PIN code').fill('560008');
  await expect(page.getByText(/^Delivered to Indiranagar: /)).toBeVisible();
  await placeButton(page).click();
  if (again) {
    await page.getByRole('button', { name: 'Order again' }).click();
    await placeButton(page).click();
  }
  const received = page.getByText(/Your order #[\w-]+ has been received/);
  return idOfNumber(/#([\w-]+)/.exec((await received.textContent()) ?? '')?.[1] ?? '');
}

const orders = (count: number): string => (count === 1 ? '1 order' : `${count} orders`);
const runCard = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** Adds what is ticked to a run: to a new one of a driver, or to one that is there. */
async function addTo(office: Page, run: string, count: number, driver?: string): Promise<void> {
  await office.getByRole('button', { name: 'Add to run…' }).click();
  const dialog = office.getByRole('dialog', { name: `Add ${orders(count)} to a run` });
  if (driver) {
    await dialog.getByLabel('Name', { exact: true }).fill(run);
    await dialog.getByLabel('Driver').selectOption(driver);
    await dialog.getByRole('button', { name: `Create run and add ${orders(count)}` }).click();
  } else {
    await dialog.getByRole('button', { name: new RegExp(`^${run}`) }).click();
  }
  await expect(office.getByText(`${orders(count)} added to ${run}`)).toBeVisible();
}

/** The first group of an area that is in no run yet. */
const tickGroup = (office: Page, count: number, area: string): Promise<void> =>
  office
    .getByRole('checkbox', { name: new RegExp(`^Select ${orders(count)}: \\d.* · ${area}$`) })
    .first()
    .check();

/** Everything that goes on paper for a run: each order is on it, and all that is to be collected. */
async function print(office: Page, run: string, inRun: readonly StoredOrder[]): Promise<void> {
  await runCard(office, run).getByRole('button', { name: 'Print…' }).click();
  const dialog = office.getByRole('dialog', { name: `Print: ${run}` });
  const paper = office.getByTestId('paper');
  const { billedPaise } = accountOf(inRun);
  for (const [times, kind] of ['Run sheet, A4', 'Run sheet, 80 mm printer'].entries()) {
    await dialog.getByRole('radio', { name: kind }).check();
    await dialog.getByRole('button', { name: 'Print' }).click();
    await expect(office.locator(`html[data-printed="${times + 1}"]`)).toHaveCount(1);
    await office.emulateMedia({ media: 'print' });
    await expect(paper.getByText(`Run sheet: ${run}`)).toBeVisible();
    await expect(paper.getByText(/^Order [\w-]{14}$/)).toHaveCount(inRun.length);
    await expect(paper).toContainText(`To collect in all${formatRupees(billedPaise)}`);
    const words = (await paper.textContent()) ?? '';
    expect(inRun.filter(({ id }) => !words.includes(orderNumber(id)))).toEqual([]);
    await office.emulateMedia({ media: null });
  }
  await dialog.getByRole('radio', { name: 'Packing slips, one for each order' }).check();
  await office.emulateMedia({ media: 'print' });
  await expect(paper.getByText(/^Packing slip: /)).toHaveCount(inRun.length);
  await office.emulateMedia({ media: null });
  await dialog.getByRole('button', { name: 'Close' }).click();
}

async function start(office: Page, run: string, stops: number): Promise<void> {
  const card = runCard(office, run);
  await card.getByRole('button', { name: 'Start run' }).click();
  const dialog = office.getByRole('dialog', { name: `Start ${run}?` });
  await dialog.getByRole('button', { name: 'Start run' }).click();
  await expect(card.getByText(`0 of ${stops} stops done`)).toBeVisible();
}

/** Says what is found at the door of the next stop. */
async function doStop(card: Locator, doors: ReadonlyMap<string, Door>): Promise<void> {
  const stop = card.getByRole('article');
  const next = (await stop.getByText(/^Next stop · /).textContent()) ?? '';
  const number = next.slice('Next stop · '.length);
  const door = doors.get(idOfNumber(number));
  const press = (name: string | RegExp) => stop.getByRole('button', { name, exact: true }).click();
  switch (door?.kind) {
    case 'failed':
      await press('Not delivered');
      if (door.day) await stop.getByLabel('New day').fill(door.day);
      if (door.note) await stop.getByLabel('Note for the office (optional)').fill(door.note);
      await press(REASONS[door.reason]);
      break;
    case 'upi':
      await press('Delivered');
      await press('Paid by UPI');
      await stop.getByLabel('UPI reference').fill(door.reference);
      await press(/^Paid by UPI: /);
      break;
    case 'cash':
    case 'unpaid':
      await press('Delivered');
      await press(door.kind === 'cash' ? /^Paid in cash: / : 'Not paid');
      break;
    default:
      throw new Error(`Nobody ordered ${number} on this day.`);
  }
  await expect(stop.getByText(next)).toHaveCount(0);
}

type Round = {
  readonly run: string;
  readonly runId: string;
  readonly stops: number;
  readonly doors: ReadonlyMap<string, Door>;
};

/** Drives a run to its end, half of it without a signal, over a new start of the app in the middle of that. */
async function drive(
  phone: Page,
  driver: (typeof DRIVERS)[number],
  { run, runId, stops, doors }: Round,
): Promise<void> {
  await phone.goto('/admin');
  await phone.getByLabel('Email').fill(driver.email);
  await phone.getByLabel('Password', { exact: true }).fill(driver.password);
  await phone.getByRole('button', { name: 'Sign In' }).click();
  await expect(phone.getByRole('heading', { name: 'My runs' })).toBeFocused();
  const card = runCard(phone, run);
  const doMore = async (count: number) => {
    for (let done = 0; done < count; done += 1) await doStop(card, doors);
  };
  const done = (count: number) =>
    expect(card.getByText(`${count} of ${stops}`, { exact: true })).toBeVisible();
  const notSent = card.getByText(/(Not sent yet|Sending…)$/);
  const onServer = async () => (await storedDocument(phone, `runProgress/${runId}`))?.fields.done;

  await done(0);
  const offline = Math.ceil(stops / 2);
  const before = Math.floor((stops - offline) / 2);
  await doMore(before);
  await expect(notSent).toHaveCount(0, ALL_SENT);
  await cachedOnDevice(phone);
  await cachedForNextStart(phone, 'driverRuns');

  await phone.context().setOffline(true);
  await doMore(4);
  await phone.reload();
  await expect(phone.getByText(/^Offline\. This is what was read/)).toBeVisible();
  await done(before + 4);
  await doMore(offline - 4);
  await expect(notSent).toHaveCount(offline);
  expect(await onServer()).toEqual({ integerValue: String(before) });

  await phone.context().setOffline(false);
  await expect(notSent).toHaveCount(0, ALL_SENT);
  expect(await onServer()).toEqual({ integerValue: String(before + offline) });
  await doMore(stops - before - offline);
  await expect(card.getByText('Every stop is done')).toBeVisible();
  await expect(notSent).toHaveCount(0, ALL_SENT);
}

/** Opens the closing of a run whose last stop may have come this moment. */
async function openClosing(
  office: Page,
  run: string,
  account: ReturnType<typeof accountOf>,
): Promise<Locator> {
  await runCard(office, run).getByRole('link', { name: 'Close…' }).click();
  const dialog = office.getByRole('dialog', { name: `Close ${run}` });
  const { delivered, failed, cash, upi, duePaise } = account;
  await expect(
    dialog.getByText(`${delivered.length} delivered, ${failed.length} not delivered`),
  ).toBeVisible();
  await expect(dialog.getByText(`Expected: ${formatRupees(cash + upi + duePaise)}`)).toBeVisible();
  await expect(dialog.getByLabel('Cash counted (₹)')).toHaveValue((cash / 100).toFixed(2));
  await expect(dialog.getByLabel('UPI counted (₹)')).toHaveValue((upi / 100).toFixed(2));
  return dialog;
}

async function closeRun(office: Page, dialog: Locator, run: string): Promise<void> {
  await dialog.getByRole('button', { name: 'Close run' }).click();
  await expect(office.getByText(`${run} is closed`)).toBeVisible();
  await expect(dialog).toBeHidden();
}

test('60 orders in 3 areas are planned, printed, driven half without a signal, and closed to the last rupee and bottle', {
  tag: '@official',
}, async ({ page: office, openPhone, shop: { origin, owner, isNew }, expectConsoleErrors }) => {
  test.setTimeout(960_000);
  expectConsoleErrors(REQUEST_WITHOUT_NETWORK);
  const nowMs = await wholeDay();
  const day = dayOf(nowMs);
  const inDays = (days: number) => dayOf(nowMs + days * DAY_MS);
  const opening = await stockIn(owner);
  await openAreas(owner);
  await clearDay(owner, day);

  const asha = await openPhone();
  const ids = await test.step('60 orders are placed, and the night passes', async () => {
    await signInCustomer(asha);
    const own = [await placeOne(asha), await placeOne(asha, true)];
    const all = [...own, ...(await takeOrders(origin, nowMs))];
    await passNight(owner, all);
    return all;
  });
  const ordered = await readOrders(owner, isNew);
  expect([...ordered.keys()].sort()).toEqual([...ids].sort());
  expect(ids).toHaveLength(60);
  const loaded = await stockIn(owner);
  expect(loaded).toEqual(less(opening, bottlesOf(ordered.values())));

  const at = (place: number) => ids[place] ?? '';
  const nameOf = (id: string) => ordered.get(id)?.customerName ?? '';
  const [handed, tried, refused, lost, broken, odd] = [at(0), at(1), at(7), at(22), at(32), at(52)];
  const unpaid = [at(10), at(27), at(42)];
  const moved = at(44);
  const doors = new Map(
    ids.map((id, place): [string, Door] => [
      id,
      place % 3 === 1 ? { kind: 'upi', reference: `UPI-${1000 + place}` } : { kind: 'cash' },
    ]),
  );
  for (const id of unpaid) doors.set(id, { kind: 'unpaid' });
  doors.set(tried, { kind: 'failed', reason: 'nobody' });
  doors.set(refused, { kind: 'failed', reason: 'refused' });
  doors.set(lost, { kind: 'failed', reason: 'address', day: inDays(3) });
  doors.set(broken, { kind: 'failed', reason: 'closed', note: 'A bottle broke' });
  doors.set(odd, { kind: 'failed', reason: 'other', note: 'A dog in the yard' });

  const givenTo = async ({ uid }: (typeof DRIVERS)[number]) =>
    Array.from((await readOrders(owner, isNew)).values()).filter(({ run }) => run.driver === uid);
  await test.step('staff plan two runs', async () => {
    await signInAsStaff(office);
    await office.goto(`/admin/dashboard/deliveries?day=${day}`);
    await tickGroup(office, 20, 'Indiranagar');
    await addTo(office, 'North', 20, RAVI.name);
    await tickGroup(office, 10, 'MG Road and Richmond Town');
    await addTo(office, 'North', 10);
    await tickGroup(office, 20, 'Koramangala and HSR Layout');
    await addTo(office, 'South', 20, SALMA.name);
    await tickGroup(office, 10, 'MG Road and Richmond Town');
    await addTo(office, 'South', 10);
    // And think better of one.
    await runCard(office, 'North')
      .getByRole('button', { name: /^North/ })
      .click();
    await office
      .getByRole('checkbox', { name: `Select order ${orderNumber(moved)}, ${nameOf(moved)}` })
      .check();
    await addTo(office, 'South', 1);
    await expect.poll(async () => (await givenTo(RAVI)).length, ALL_SENT).toBe(29);
    await expect.poll(async () => (await givenTo(SALMA)).length, ALL_SENT).toBe(31);
  });

  const [inNorth, inSouth] = [await givenTo(RAVI), await givenTo(SALMA)];
  const [north = '', south = ''] = [inNorth, inSouth].map(([first]) => first?.run.id);

  await test.step('they print them and send them out', async () => {
    await office.evaluate(() => {
      let times = 0;
      globalThis.print = () => {
        times += 1;
        document.documentElement.setAttribute('data-printed', String(times));
      };
    });
    await print(office, 'North', inNorth);
    await office.evaluate(() => document.documentElement.removeAttribute('data-printed'));
    await start(office, 'North', 29);
    await start(office, 'South', 31);
    const shipped = async () =>
      Array.from((await readOrders(owner, isNew)).values()).filter(({ status }) => status === 'shipped')
        .length;
    await expect.poll(shipped, ALL_SENT).toBe(60);
    const isStarted = async () => (await storedDocument(office, `runProgress/${south}`)) !== null;
    await expect.poll(isStarted, ALL_SENT).toBe(true);
  });

  await test.step('two drivers drive them', async () => {
    const [ravi, salma] = [await openPhone(), await openPhone()];
    await Promise.all([
      drive(ravi, RAVI, { run: 'North', runId: north, stops: 29, doors }),
      drive(salma, SALMA, { run: 'South', runId: south, stops: 31, doors }),
    ]);
  });

  const driven = await readOrders(owner, isNew);
  const accountOn = (inRun: readonly StoredOrder[]) =>
    accountOf(inRun.flatMap(({ id }) => driven.get(id) ?? []));
  await test.step('staff close both runs', async () => {
    const northern = accountOn(inNorth);
    const dialog = await openClosing(office, 'North', northern);
    await dialog.getByLabel('Cash counted (₹)').fill(((northern.cash - 1000) / 100).toFixed(2));
    await expect(dialog.getByRole('status', { name: 'Cash: Difference' })).toHaveText('₹10.00 missing');
    await dialog.getByLabel('Reason for the difference').fill('Parking');
    await dialog.getByRole('button', { name: `Cancel order: ${nameOf(refused)}` }).click();
    await dialog.getByRole('button', { name: 'Cancel this order' }).click();
    await expect(dialog.getByText('Cancelled', { exact: true })).toBeVisible();
    await closeRun(office, dialog, 'North');

    const southern = accountOn(inSouth);
    const other = await openClosing(office, 'South', southern);
    const due = bottlesOf(southern.failed)['1'] ?? 0;
    await other.getByLabel('Premium Water 1 L counted').fill(String(due - 1));
    await expect(other.getByRole('status', { name: 'Premium Water 1 L' })).toHaveText(
      /^1 × Premium Water 1 L missing/,
    );
    await other.getByRole('button', { name: `Change day: ${nameOf(broken)}` }).click();
    await other.getByLabel('New day').fill(inDays(5));
    await other.getByRole('button', { name: 'Save day' }).click();
    await closeRun(office, other, 'South');
  });
  const stateOf = async (runId: string) => (await storedDocument(office, `runs/${runId}`))?.fields.state;
  for (const run of [north, south])
    await expect.poll(() => stateOf(run), ALL_SENT).toEqual({ stringValue: 'closed' });

  const closed = await readDay(owner, isNew);
  const closing = await stockIn(owner);
  const all = accountOf([...closed.orders.values()]);
  const back = bottlesOf(all.failed);
  await test.step('the screen sums up the day', async () => {
    await office.getByRole('link', { name: 'Close the day' }).click();
    const dialog = office.getByRole('dialog', { name: /^Day of deliveries: / });
    await expect(dialog.getByText('Every run that went out is closed.')).toBeVisible();
    const total = dialog.getByRole('region', { name: 'The whole day' });
    const { cash, upi, duePaise } = all;
    for (const [what, sum] of [
      ['Expected', formatRupees(cash + upi + duePaise)],
      ['Cash: Recorded', formatRupees(cash)],
      ['Cash: Counted', formatRupees(cash - 1000)],
      ['UPI: Recorded', formatRupees(upi)],
      ['UPI: Counted', formatRupees(upi)],
      ['Bottles: Loaded', String(countOf(bottlesOf(ordered.values())))],
      ['Delivered', String(countOf(bottlesOf(all.delivered)))],
      ['Should be back', String(countOf(back))],
      ['Came back', String(countOf(back) - 1)],
      ['Missing', '1'],
    ] as const) {
      await expect(total.getByText(what, { exact: true }).locator('+ dd')).toHaveText(sum);
    }
    await expect(
      dialog
        .getByRole('region', { name: 'Deliveries that are not paid' })
        .getByText(`3 deliveries are not paid in full: ${formatRupees(duePaise)}`),
    ).toBeVisible();
  });

  await test.step('the server has every order', () => {
    expectConsistent(closed);
    expect([...closed.orders.keys()].sort()).toEqual([...ids].sort());
    for (const [id, door] of doors) {
      const { status, payment, attempt, handover, pricing, changes, customerName, run } =
        closed.orders.get(id) ?? {};
      const driver = inNorth.some(order => order.id === id) ? RAVI : SALMA;
      if (door.kind === 'failed') {
        expect(attempt).toMatchObject({ reason: door.reason, note: door.note ?? '', by: driver.uid });
        expect({ status, run, payment }).toEqual({
          status: id === refused ? 'cancelled' : 'processing',
          run: { id: '', driver: '', stop: 0 },
          payment: undefined,
        });
      } else {
        expect({ status, to: handover?.to, by: handover?.by }).toEqual({
          ...{ status: 'delivered', to: customerName, by: driver.uid },
        });
        if (door.kind === 'unpaid') expect(payment).toBeUndefined();
        else {
          const reference = door.kind === 'upi' ? door.reference : '';
          const paid = { state: 'paid', method: door.kind, amount: pricing?.grandTotal, reference };
          expect(payment).toMatchObject({ ...paid, by: driver.uid });
        }
      }
      // Into its run, out with it, and its stop; and once more what else was changed. Nothing twice.
      // The first two their customer ordered; of the others it says who took them.
      const times = ([moved, refused, broken].includes(id) ? 4 : 3) + (ids.indexOf(id) < 2 ? 0 : 1);
      expect(
        Object.values(changes ?? {})
          .map(({ by }) => by)
          .sort(),
      ).toEqual([...Array.from({ length: times - 1 }, () => DEMO_ADMIN.uid), driver.uid].sort());
    }
    const dayAgain = (id: string) => dayOf(Date.parse(closed.orders.get(id)?.estimatedDelivery ?? ''));
    expect([tried, lost, broken, odd].map(dayAgain)).toEqual([inDays(1), inDays(3), inDays(5), inDays(1)]);
  });

  await test.step('the server has every rupee', () => {
    expect(all.unpaid.map(({ id }) => id).sort()).toEqual([...unpaid].sort());
    // All that was billed was delivered and paid, is due, or came back.
    const everything = accountOf([...ordered.values()]);
    const cameBack = accountOf(all.failed);
    expect(everything.billedPaise).toBe(all.cash + all.upi + all.duePaise + cameBack.billedPaise);
    expect({ cash: cameBack.cash, upi: cameBack.upi }).toEqual({ cash: 0, upi: 0 });
    for (const [runId, short, reason] of [
      [north, 1000, 'Parking'],
      [south, 0, ''],
    ] as const) {
      const { cash, upi } = accountOf(ordersOf(closed, runId));
      expect(closed.runs.get(runId)?.closing).toMatchObject({ cash: cash - short, upi, reason });
    }
  });

  await test.step('the server has every bottle', () => {
    const waiting = all.failed.filter(({ status }) => status !== 'cancelled');
    const cancelled = all.failed.filter(({ status }) => status === 'cancelled');
    expect(closing).toEqual(less(opening, bottlesOf(all.delivered), bottlesOf(waiting), { '1': 1 }));
    expectMovementsAddUp(closed, loaded, closing);
    const [damaged, ...others] = Array.from(closed.movements.values()).sort((one, other) =>
      one.kind < other.kind ? -1 : 1,
    );
    expect(damaged).toMatchObject({ kind: 'damaged', productId: '1', quantity: -1, by: DEMO_ADMIN.uid });
    expect(Object.fromEntries(others.map(({ productId, quantity }) => [productId, quantity]))).toEqual(
      bottlesOf(cancelled),
    );
    expect(others.every(({ kind, orderId }) => kind === 'restocked' && orderId === refused)).toBe(true);
    const counted = Array.from(closed.runs.values(), ({ closing: { back: of } }) => ({ quantities: of }));
    expect(bottlesOf(counted)).toEqual(less(back, { '1': 1 }));
  });

  await test.step('each change of a run has its trace', () => {
    const traces = Array.from(closed.traces.values());
    expect(traces.map(({ id, action }) => `${id} ${action}`).sort()).toEqual(
      [north, south]
        .flatMap(run => ['closeRun', 'saveRun', 'startRun'].map(action => `${run} ${action}`))
        .sort(),
    );
    for (const { kind, by, byName, action, to, id } of traces) {
      expect({ kind, by, byName }).toEqual({ kind: 'run', by: DEMO_ADMIN.uid, byName: DEMO_ADMIN.name });
      const state = { saveRun: 'planned', startRun: 'out', closeRun: 'closed' }[action];
      expect(to).toMatchObject({ state });
      if (action === 'closeRun') {
        const { reason, at: closedAt } = closed.runs.get(id)?.closing ?? {};
        expect(to).toMatchObject({ closing: { reason, at: closedAt } });
      }
    }
  });

  await test.step('a customer reads what happened at the door', async () => {
    await asha.goto('/track-order');
    const card = (id: string) => asha.getByRole('article', { name: `Order #${orderNumber(id)}` });
    await expect(card(handed).getByText(`Handed over to ${DEMO_CUSTOMER.name}`)).toBeVisible();
    await expect(card(handed).getByText(/^₹[\d.]+ paid \(cash\)$/)).toBeVisible();
    await expect(card(tried).getByText('We were there, and nobody was in.')).toBeVisible();
    await expect(card(tried).getByText(/^We come again: /)).toBeVisible();
  });
});
