import { describe, expect, it, vi } from 'vitest';
import { APPLY_UPDATE, createAppUpdates, PAGE_OPENED, STOP_PRECACHING, type UpdateState } from './appUpdates';

class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing';
  readonly postMessage = vi.fn();
  becomes(state: ServiceWorkerState) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;
  readonly update = vi.fn(async () => {});
  finds(worker: FakeWorker) {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
  readonly registration = new FakeRegistration();
  /** The worker that the page hears of once there is one. */
  readonly active = new FakeWorker();
  readonly ready = Promise.resolve({ active: this.active });
  readonly register = vi.fn(async () => this.registration as unknown as ServiceWorkerRegistration);
}

const atOnce = async () => {};
/** What was begun has gone as far as it goes by itself. */
const settled = () => new Promise(resolve => setImmediate(resolve));

async function tab({ controlled = true, waiting = null as FakeWorker | null, whenAllowed = atOnce } = {}) {
  const container = new FakeContainer();
  container.controller = controlled ? new FakeWorker() : null;
  container.registration.waiting = waiting;
  const reload = vi.fn();
  let ask = () => {};
  const updates = createAppUpdates({
    container,
    whenAllowed,
    reload,
    onOccasion: occasion => (ask = occasion),
  });
  await settled();
  const states: UpdateState[] = [];
  updates.watch(state => states.push(state));
  const taken = () => container.dispatchEvent(new Event('controllerchange'));
  return {
    updates,
    container,
    registration: container.registration,
    reload,
    states,
    taken,
    ask: () => ask(),
  };
}

describe('a device’s first visit', () => {
  it('is no update, though a worker is installed and takes the page', async () => {
    const { registration, states, taken, reload } = await tab({ controlled: false });
    const worker = new FakeWorker();
    registration.finds(worker);
    worker.becomes('installed');
    taken();
    expect(states).toEqual(['current']);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is followed by updates like any other', async () => {
    const { registration, states, taken } = await tab({ controlled: false });
    taken();
    const worker = new FakeWorker();
    registration.finds(worker);
    worker.becomes('installed');
    expect(states).toEqual(['current', 'ready']);
  });
});

describe('a newer version', () => {
  it('is offered when it has arrived, not while it is on its way', async () => {
    const { registration, states } = await tab();
    const worker = new FakeWorker();
    registration.finds(worker);
    expect(states).toEqual(['current']);
    worker.becomes('installed');
    expect(states).toEqual(['current', 'ready']);
  });

  it('is offered at once when it waited since an earlier visit', async () => {
    expect((await tab({ waiting: new FakeWorker() })).states).toEqual(['ready']);
  });

  it('is taken on the word, and this tab reloads when it is there', async () => {
    const waiting = new FakeWorker();
    const { container, updates, reload, taken, states } = await tab({ waiting });
    updates.apply();
    expect(states).toEqual(['ready', 'taking']);
    expect(container.controller?.postMessage).toHaveBeenLastCalledWith(STOP_PRECACHING);
    expect(waiting.postMessage).toHaveBeenCalledExactlyOnceWith(APPLY_UPDATE);
    expect(reload).not.toHaveBeenCalled();
    taken();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('that another tab has taken is told, and reloads nothing by itself', async () => {
    const { updates, reload, taken, states } = await tab({ waiting: new FakeWorker() });
    taken();
    expect(states).toEqual(['ready', 'replaced']);
    expect(reload).not.toHaveBeenCalled();
    updates.apply();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is asked for on occasion, and no network is no failure', async () => {
    const { registration, ask } = await tab();
    registration.update.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    ask();
    await settled();
    expect(registration.update).toHaveBeenCalledOnce();
  });
});

describe('a worker', () => {
  it('is not asked for before it may come', async () => {
    let allow = () => {};
    const whenAllowed = () => new Promise<void>(resolve => (allow = resolve));
    const { container } = await tab({ whenAllowed });
    expect(container.register).not.toHaveBeenCalled();
    allow();
    await settled();
    expect(container.register).toHaveBeenCalledOnce();
  });

  it('whose installation failed is asked for anew on occasion, and is followed like the first', async () => {
    const { container, registration, states, taken, ask } = await tab({ controlled: false });
    const anew = new FakeRegistration();
    container.register.mockResolvedValue(anew as unknown as ServiceWorkerRegistration);
    ask();
    await settled();
    expect(registration.update).not.toHaveBeenCalled();
    taken();
    const worker = new FakeWorker();
    anew.finds(worker);
    worker.becomes('installed');
    expect(states).toEqual(['current', 'ready']);
  });

  it('is told which lists to keep', async () => {
    const { updates, container } = await tab();
    updates.keep('customer');
    await settled();
    expect(container.active.postMessage).toHaveBeenCalledExactlyOnceWith({ keep: 'customer' });
  });
});

it('a page that has opened tells its worker', async () => {
  const { container } = await tab();
  expect(container.controller?.postMessage).toHaveBeenCalledExactlyOnceWith(PAGE_OPENED);
});

it('a page that was left out when the worker took the others into its care asks for it', async () => {
  const container = new FakeContainer();
  const active = new FakeWorker();
  container.registration.active = active;
  createAppUpdates({ container, whenAllowed: atOnce, reload: vi.fn(), onOccasion: vi.fn() });
  await settled();
  expect(active.postMessage).toHaveBeenCalledExactlyOnceWith(PAGE_OPENED);
});

it('a listener that stopped hears no more', async () => {
  const { updates, taken } = await tab();
  const listener = vi.fn();
  updates.watch(listener)();
  taken();
  expect(listener).toHaveBeenCalledExactlyOnceWith('current');
});

it('a browser that refuses the worker has the app as it is', async () => {
  const container = new FakeContainer();
  container.register.mockRejectedValue(new DOMException('refused', 'SecurityError'));
  const updates = createAppUpdates({ container, whenAllowed: atOnce, reload: vi.fn(), onOccasion: vi.fn() });
  const listener = vi.fn();
  updates.watch(listener);
  expect(listener).toHaveBeenCalledExactlyOnceWith('current');
});
