import { randomBytes } from 'node:crypto';
import { createFirestore } from './firestore';

/**
 * Run with `npx tsx local-firebase/firestore/commit.bench.ts [documents]`: commits per second through the handler, from
 * the request's JSON to the answer, on one core, with a storage that keeps at once.
 */
const SIZE = Number(process.argv[2] ?? 10_000);
const BUDGET_MS = 2_000;
const ROOT = 'projects/demo/databases/(default)/documents';

const firestore = createFirestore({
  projectId: 'demo',
  clock: Date.now,
  randomBytes,
  append: async () => undefined,
  callerOf: () => ({ kind: 'nobody' }),
});
const text = (stringValue: string) => ({ stringValue });
const now = (fieldPath: string) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' });
const productName = (index: number) => `${ROOT}/inventory/${index % 100}`;

function anOrder(id: string): object {
  const fields = Object.fromEntries(
    ['userId', 'name', 'email', 'phone', 'shippingAddress', 'status'].map(name => [
      name,
      text(`${name} ${id}`),
    ]),
  );
  return {
    update: { name: `${ROOT}/orders/${id}`, fields },
    updateTransforms: [now('createdAt'), now('updatedAt')],
    currentDocument: { exists: false },
  };
}

function lowerStock(index: number): object {
  return {
    update: { name: productName(index), fields: {} },
    updateMask: { fieldPaths: [] },
    updateTransforms: [{ fieldPath: 'inStock', increment: { integerValue: '-1' } }, now('updatedAt')],
    currentDocument: { exists: true },
  };
}

const url = new URL(`http://127.0.0.1/v1/${ROOT}:commit`);

async function commit(writes: readonly object[]): Promise<void> {
  const request = new Request(url, { method: 'POST', body: JSON.stringify({ writes }) });
  const response = await firestore.handler(request, url);
  if (response?.status !== 200) throw new Error(`The commit failed: ${await response?.text()}`);
}

async function measure(name: string, run: (index: number) => Promise<void>): Promise<void> {
  const startMs = performance.now();
  let count = 0;
  while (performance.now() - startMs < BUDGET_MS) {
    await run(count);
    count += 1;
  }
  const perSecond = (count * 1000) / (performance.now() - startMs);
  process.stdout.write(`${name.padEnd(52)} ${Math.round(perSecond).toLocaleString('en-US')} commits/s\n`);
}

await firestore.documents.write([
  ...Array.from({ length: 100 }, (_, index) => ({
    path: `inventory/${index}`,
    fields: { inStock: { integerValue: '1000000000' } },
  })),
  ...Array.from({ length: SIZE }, (_, index) => ({
    path: `orders/old${index}`,
    fields: { status: text('delivered') },
  })),
]);
process.stdout.write(`${SIZE.toLocaleString('en-US')} documents, memory storage\n`);
await measure('one order and one product', index => commit([anOrder(`one${index}`), lowerStock(index)]));
await measure('one order and eight products', index =>
  commit([anOrder(`eight${index}`), ...Array.from({ length: 8 }, (_, item) => lowerStock(index + item))]),
);
await measure('an increment of one document', () => commit([lowerStock(0)]));
