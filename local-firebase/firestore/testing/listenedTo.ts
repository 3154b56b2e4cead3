import { expect, vi } from 'vitest';
import { createFaults } from '../../faults/faults';
import { type NodeServer, startNodeServer } from '../../mounts/nodeServer';
import { createRequestHandler } from '../../requestHandler';
import { nameOf, ROOT, rest } from './rest';
import { createTestFirestore, type TestFirestore } from './testFirestore';
import {
  connectWebChannel,
  isSnapshot,
  type WebChannelClient,
  type WebChannelSettings,
} from './webChannelClient';

/** A Firestore behind a server, those who listen to it, and who writes. */
export type ListenedTo = {
  /** As it is since the last start. */
  readonly firestore: TestFirestore;
  connect(settings?: Omit<WebChannelSettings, 'origin'>): Promise<WebChannelClient>;
  commit(...writes: object[]): Promise<void>;
  /** How many reads are billed meanwhile. */
  reads(act: () => Promise<unknown>): Promise<number>;
  /** Starts another one, of these documents, in its place. */
  restart(overrides?: Parameters<typeof createTestFirestore>[0]): Promise<void>;
  close(): Promise<void>;
};

export async function openListenedTo(): Promise<ListenedTo> {
  vi.stubGlobal('self', globalThis);
  const clients: WebChannelClient[] = [];
  let firestore: TestFirestore;
  let server: NodeServer;

  async function start(overrides: Parameters<typeof createTestFirestore>[0] = {}): Promise<void> {
    firestore = createTestFirestore(overrides);
    const handle = createRequestHandler({
      handlers: [firestore.handler],
      faults: createFaults(),
      wait: async () => {},
    });
    server = await startNodeServer(handle);
  }

  async function stop(): Promise<void> {
    for (const client of clients.splice(0)) client.close();
    firestore.close();
    await server.close();
  }

  await start();
  return {
    get firestore() {
      return firestore;
    },
    async connect(settings = {}) {
      const client = await connectWebChannel({ origin: server.origin, ...settings });
      clients.push(client);
      return client;
    },
    async commit(...writes) {
      expect(await rest(firestore.handler, 'POST', ':commit', { writes })).toMatchObject({ status: 200 });
    },
    async reads(act) {
      firestore.meter.reset();
      await act();
      return firestore.meter.total().reads;
    },
    async restart(overrides) {
      const { changes } = firestore;
      await stop();
      await start(overrides);
      for (const change of changes) firestore.restore(change);
    },
    async close() {
      await stop();
      vi.unstubAllGlobals();
    },
  };
}

export const integer = (value: number) => ({ integerValue: String(value) });
export const set = (path: string, fields: object) => ({ update: { name: nameOf(path), fields } });
export const remove = (path: string) => ({ delete: nameOf(path) });

export const inOrder = { orderBy: [{ field: { fieldPath: 'n' } }] };
export const small = {
  where: { fieldFilter: { field: { fieldPath: 'n' }, op: 'LESS_THAN', value: integer(10) } },
};
export const query = (targetId: number, structuredQuery: object = {}, more: object = {}) => ({
  addTarget: {
    targetId,
    query: { parent: ROOT, structuredQuery: { from: [{ collectionId: 'c' }], ...structuredQuery } },
    ...more,
  },
});
export const documents = (targetId: number, ...paths: string[]) => ({
  addTarget: { targetId, documents: { documents: paths.map(nameOf) } },
});

/** What is told of documents and targets, in short: `+c/1 2` is in target 2, `-` was deleted, `~` is out of it. */
export function inShort(answers: readonly unknown[]): string[] {
  const pathOf = (name: string) => name.slice(ROOT.length + 1);
  return answers.map(answer => {
    const { documentChange, documentDelete, documentRemove, filter, targetChange, error } = Object(answer);
    if (documentChange) {
      const { document, targetIds, removedTargetIds = [] } = documentChange;
      return [
        `+${pathOf(document.name)}`,
        ...targetIds,
        ...removedTargetIds.map((id: number) => `~${id}`),
      ].join(' ');
    }
    if (documentDelete) return `-${pathOf(documentDelete.document)} ${documentDelete.removedTargetIds}`;
    if (documentRemove) return `~${pathOf(documentRemove.document)} ${documentRemove.removedTargetIds}`;
    if (filter) return `${filter.count} in ${filter.targetId}`;
    if (error) return error.status;
    if (targetChange === undefined) return String(answer);
    const { targetChangeType = 'snapshot', targetIds = [], cause } = targetChange;
    return [targetChangeType, ...targetIds, ...(cause ? [cause.code] : [])].join(' ');
  });
}

/** What is told up to the next snapshot. */
export async function next(client: WebChannelClient): Promise<string[]> {
  return inShort(await client.until(isSnapshot));
}
