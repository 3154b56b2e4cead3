import { ASHA, NOT_STAFF, ORDER, product, STAFF, storedOrder } from '../shop';
import { commit, get, list, remove, set, update } from '../vector';
import { createVectorGroup } from '../vectorGroup';

const PATHS = [
  'secrets/s1',
  'admin/config',
  'orders2/x',
  'settings/secret',
  'inventory/1/history/h1',
  'users/asha/cards/c1',
  `orders/${ORDER}/payments/p1`,
  'stockMovements/C1-1/notes/n1',
] as const;
const before = {
  ...Object.fromEntries(PATHS.map(path => [path, { owner: 'asha', userId: 'asha' }])),
  [`orders/${ORDER}`]: storedOrder({ '1': 1 }),
  'inventory/1': product('1'),
};
const { vectors, deny } = createVectorGroup('what no rule names', { as: ASHA, before });
export const EVERYTHING_ELSE = vectors;

for (const [who, as] of [...NOT_STAFF, ['staff', STAFF] as const]) {
  for (const path of PATHS) {
    const collection = path.slice(0, path.lastIndexOf('/'));
    deny(`${who} reads ${path}`, get(path), { as });
    if (collection !== 'settings') deny(`${who} lists ${collection}`, list(collection, { limit: 1 }), { as });
    deny(`${who} writes ${path}`, commit(update(path, { a: 1 })), { as });
    deny(`${who} makes ${path}2`, commit(set(`${path}2`, { userId: 'asha' })), { as });
    deny(`${who} removes ${path}`, commit(remove(path)), { as });
  }
  deny(`${who} lists the settings`, list('settings', { limit: 5 }), { as });
  deny(`${who} lists every collection of a name`, list('inventory', { limit: 5, group: true }), { as });
}
