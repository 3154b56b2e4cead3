import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import { checkCounts, openOffice } from './counting';
import { commandsOf, storedCommands } from './disk';
import { checkOrders } from './orderPromises';
import type { Person } from './person';
import { PRODUCT_IDS, STAFF } from './shop';
import { checkScreens } from './watching';
import type { World } from './world';

const isUnsent = ({ status }: CommandRecord) => status === 'pending' || status === 'sending';

/** Done, or failed while nothing of it can be under way. */
const isSettled = ({ status, outcomeUnknown }: CommandRecord) =>
  status === 'done' || (status === 'failed' && !outcomeUnknown);

/** P2: the stock is what staff put there less what the orders took. */
function checkStock({ shop, broken }: World): void {
  for (const id of PRODUCT_IDS) {
    if (shop.stockOf(id) !== shop.owedStockOf(id)) {
      broken(`P2: ${shop.stockOf(id)} of ${id} are left where ${shop.owedStockOf(id)} should be`);
    }
  }
}

/** P3: the server got one user's orders in the order in which they were queued. */
function checkOrder({ network, customers, broken }: World, { asked }: Person): void {
  for (const uid of Object.keys(customers)) {
    const places = network.arrivals.flatMap(id => {
      const told = asked.get(id);
      // What somebody takes out of the queue, and cannot, comes back to it behind others.
      if (told?.takenBack !== 'never' || told.held || told.order.userId !== uid) return [];
      return told.seq === null ? [] : [told.seq];
    });
    if (places.some((seq, nth) => seq < (places[nth - 1] ?? 0))) {
      broken(`P3: the orders of ${uid} arrived in another order`);
    }
  }
}

/** P4: no tab holds what is not its user's. */
export function checkOwners({ tabs, broken }: World): void {
  for (const tab of tabs()) {
    for (const entry of tab.entries()) {
      const uid = tab.uid(entry.area);
      if (entry.uid !== uid) broken(`P4: ${entry.id} of ${entry.uid} is shown to ${uid ?? 'nobody'}`);
    }
  }
}

/** P7: every tab says of its user's orders what the disk says. */
async function checkTabs({ tabs, broken }: World): Promise<void> {
  for (const tab of tabs()) {
    const uids = [tab.uid(), tab.uid('back-office')].filter(uid => uid !== null);
    if (uids.length === 0) continue;
    const words = (commands: readonly CommandRecord[]) =>
      JSON.stringify(
        [...commands].sort((a, b) => a.seq - b.seq).map(({ id, status, tries }) => [id, status, tries]),
      );
    const [shown, kept] = [words(tab.entries()), words((await Promise.all(uids.map(commandsOf))).flat())];
    if (shown !== kept) broken(`P7: a tab shows ${shown} where the disk has ${kept}`);
  }
}

/** What must never lie on a device, in the outbox or in the local storage. */
async function checkDisk({ device, customers, broken }: World): Promise<void> {
  const disk = JSON.stringify([await storedCommands(), [...device.storage]]);
  for (const { password } of [...Object.values(customers), STAFF]) {
    if (disk.includes(password)) broken('a password is on disk');
  }
  if (/eyJ[\w-]{10}|refreshToken|idToken/.test(disk)) broken('a token is on disk');
  if (/cardNumber|cvv|expiryDate/.test(disk)) broken('a card is on disk');
}

const MINUTE_MS = 60_000;

/** P1, P3: once nothing is in the way, what a signed-in user has waiting goes, without anybody doing anything. */
async function checkDrained({ broken }: World, uid: string, when: string): Promise<void> {
  const left = (await commandsOf(uid)).filter(isUnsent);
  if (left.length > 0) {
    broken(
      `P1: ${left.map(({ id, status }) => `${id} (${status})`).join(', ')} of ${uid} still wait ${when}`,
    );
  }
}

/** Takes every hindrance away, lets everything go out, and checks all that was promised. */
export async function checkPromises(world: World, person: Person): Promise<void> {
  const { time, shop, device, network } = world;
  shop.backend.faults.clear();
  network.lose(0);
  for (const tab of world.tabs()) tab.arm(null);
  device.setOnline(true);
  // The deadlines of what is in flight, and the longest back-off.
  await time.pass(3 * MINUTE_MS);
  checkOwners(world);
  for (const tab of world.tabs()) {
    for (const area of ['storefront', 'back-office'] as const) {
      const uid = tab.uid(area);
      if (uid !== null && !tab.needsSignIn(area)) await checkDrained(world, uid, 'with nothing in their way');
    }
  }
  await checkTabs(world);

  const tab = await world.tabAt(0);
  for (const uid of Object.keys(world.customers)) {
    if ((await commandsOf(uid)).every(isSettled)) continue;
    await time.drive(person.signIn(tab, uid), 30_000);
    await time.pass(2 * MINUTE_MS);
    await checkDrained(world, uid, 'after signing in');
    checkOwners(world);
    await checkTabs(world);
  }

  if (!(await commandsOf(STAFF.uid)).every(isSettled)) {
    await time.drive(openOffice(tab), 30_000);
    await time.pass(2 * MINUTE_MS);
    await checkDrained(world, STAFF.uid, 'after signing in');
  }

  const commits = network.commits();
  await time.pass(10 * MINUTE_MS);
  if (network.commits() > commits) world.broken('the sender goes on after everything has been sent');
  await checkOrders(world, person);
  checkStock(world);
  checkOrder(world, person);
  await checkCounts(world, person.counting);
  await checkScreens(world, person.watching);
  await checkDisk(world);
}
