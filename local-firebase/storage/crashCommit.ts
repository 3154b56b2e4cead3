import { DEFAULT_PROJECT_ID, type LocalFirebase } from '../localFirebase';

const DATABASE = `projects/${DEFAULT_PROJECT_ID}/databases/(default)`;

/** One commit of the crash proof: an order of up to 60 kB, its payment, its shipment, and the count of all orders. */
export function commitRequest(order: number): Request {
  const text = { stringValue: 'w'.repeat((order * 7919) % 60_000) };
  const writes = [
    { update: { name: nameOf(`orders/${order}`), fields: { text } }, currentDocument: { exists: false } },
    { update: { name: nameOf(`payments/${order}`), fields: {} } },
    { update: { name: nameOf(`shipments/${order}`), fields: {} } },
    {
      update: { name: nameOf('totals/orders'), fields: {} },
      updateMask: { fieldPaths: [] },
      updateTransforms: [{ fieldPath: 'count', increment: { integerValue: '1' } }],
    },
  ];
  return new Request(`http://localhost/v1/${DATABASE}/documents:commit`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ writes }),
  });
}

export type FoundCommits = { readonly orders: ReadonlySet<number>; readonly half: number };

/** Which commits a backend holds, and how many of them only in part. */
export function findCommits({ firestore }: LocalFirebase): FoundCommits {
  const idsOf = (name: string) =>
    firestore.documents.list(name).map(({ path }) => Number(path.split('/')[1]));
  const orders = new Set(idsOf('orders'));
  const parts = [new Set(idsOf('payments')), new Set(idsOf('shipments'))];
  const all = new Set([...orders, ...parts.flatMap(part => [...part])]);
  const half = [...all].filter(order => !orders.has(order) || parts.some(part => !part.has(order))).length;
  const count = firestore.documents.read('totals/orders')?.fields.count;
  const counted = count && 'integerValue' in count ? Number(count.integerValue) : 0;
  return { orders, half: half + Math.abs(counted - orders.size) };
}

function nameOf(path: string): string {
  return `${DATABASE}/documents/${path}`;
}
