import { putGarbage } from './disk';
import { createPerson } from './person';
import { checkPromises } from './promises';
import { FAULT_PATHS, type Script, type Step } from './step';
import { trace } from './trace';
import { createWorld, type Stage, type World } from './world';

/** A promise that did not hold. */
export class PromiseBroken extends Error {
  override readonly name = 'PromiseBroken';
}

/** Runs a script to its end. @throws PromiseBroken naming every promise that did not hold */
export async function runScript(stage: Stage, { seed, hasLocks, steps }: Script): Promise<void> {
  let opened: World | undefined;
  const theWorld = () => {
    if (!opened) throw new Error('The world is not open yet.');
    return opened;
  };
  const person = createPerson(theWorld);
  const world = await createWorld(stage, { seed, hasLocks, watch: tab => person.read(tab) });
  opened = world;
  const { time, shop, device } = world;
  const { faults } = shop.backend;

  async function take(step: Step): Promise<void> {
    switch (step.kind) {
      case 'order':
        return person.order(await world.tabAt(step.tab), step.lines, step.twice);
      case 'sign in':
        return void person.signIn(await world.tabAt(step.tab), step.as);
      case 'sign out': {
        const { store, page } = await world.tabAt(step.tab);
        // One that the network holds up may not come about.
        return void store.dispatch(page.signOut('storefront')).catch(() => {});
      }
      case 'send now': {
        const { store, page } = await world.tabAt(step.tab);
        return void store.dispatch(page.sendNowAsked());
      }
      case 'discard':
        return person.discard(await world.tabAt(step.tab), step.nth);
      case 'edit':
        return void person.editing.edit(await world.tabAt(step.tab), step.nth, step.lines);
      case 'watch':
        return person.watching.watch(await world.tabAt(step.tab));
      case 'count':
        return void person.counting.count(await world.tabAt(step.tab), step.product, step.off);
      case 'decide':
        return void person.counting.decide(await world.tabAt(step.tab), step.how);
      case 'status': {
        const orders = shop.orders();
        const order = orders[step.nth % orders.length];
        return order && shop.setStatus(order.id, step.to);
      }
      case 'look': {
        const { show, store, page } = await world.tabAt(step.tab);
        show();
        return void store.dispatch(
          page.productReads.endpoints.listProducts.initiate(undefined, {
            forceRefetch: true,
            subscribe: false,
          }),
        );
      }
      case 'close':
        return world.close(step.tab);
      case 'crash':
        return (await world.tabAt(step.tab)).arm({ after: step.atAwait, takesEffect: step.takesEffect });
      case 'price':
        return shop.edit(step.product, { unitPrice: (step.paise / 100).toFixed(2) });
      case 'stock':
        return shop.restock(step.product, step.change);
      case 'archive':
        return shop.edit(step.product, { archived: step.archived });
      case 'fault':
        faults.inject({ match: { path: FAULT_PATHS[step.on] }, fault: step.fault, times: step.times });
        return;
      case 'lossy line':
        return world.network.lose(step.percent);
      case 'faults end':
        world.network.lose(0);
        return void faults.clear();
      case 'offline':
      case 'online':
        return device.setOnline(step.kind === 'online');
      case 'clock':
        time.skewMs += step.byMs;
        return;
      case 'pass':
        return time.pass(step.ms);
      case 'sleep':
        return time.sleep(step.ms);
      case 'damage':
        if (step.what === 'outbox record') await putGarbage('asha');
        else device.keep(device, `persist:${step.what}`, '{"torn');
    }
  }

  try {
    const first = await world.tabAt(0);
    const { listProducts } = first.page.productReads.endpoints;
    const ready = Promise.all([
      person.signIn(first, 'asha'),
      first.store.dispatch(listProducts.initiate(undefined, { subscribe: false })),
    ]);
    await time.drive(ready, 10_000);
    for (const step of steps) {
      trace(time.nowMs(), 'step', JSON.stringify(step));
      await take(step);
      await time.settle();
    }
    await checkPromises(world, person);
  } finally {
    await world.close(0);
    await world.close(1);
  }
  if (world.findings.length > 0) throw new PromiseBroken(world.findings.join('\n'));
}
