import type { StoredDocument } from '../firestore/documents/document';
import type { Fields } from '../firestore/values/value';
import { createAccessBudget } from './evaluate/documentAccess';
import { loadRules, rulesOf } from './rules';
import { parseRules } from './syntax/parseRules';
import { encodeFields, type PlainFields } from './testing/plainData';
import { queryOf } from './testing/plainQuery';

/** Run with `npx tsx local-firebase/rules/decide.bench.ts`: decisions per second on one core, and what they use. */
const BUDGET_MS = 1_500;
const TIME = 1_768_467_600_000_000;
const PRODUCTS = Array.from({ length: 8 }, (_, index) => `bottle-${index}`);
const ORDER = 'orders/7GK2M4PQRS';

/** An order and the stock it takes, decided as a shop's rules would: each product looked at once. */
const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function signedIn() { return request.auth != null && request.auth.token.email_verified == true; }
    function price(text) { return float(text.replace('[^0-9.]', '')); }
    match /orders/{order} {
      function item(index, data) {
        let line = data.items[index];
        let stock = getAfter(/databases/$(database)/documents/inventory/$(line.productId)).data;
        return line.quantity is int && line.quantity >= 1 && data.quantities[line.productId] == line.quantity
          && math.abs(line.price - price(stock.unitPrice)) < 0.005
          && stock.lastOrderId == order && stock.inStock >= 0;
      }
      allow get, list: if signedIn() && resource.data.userId == request.auth.uid;
      allow create: if signedIn() && order.matches('[0-9A-HJKMNP-TV-Z]{10,20}')
        && request.resource.data.userId == request.auth.uid
        && request.resource.data.createdAt == request.time
        && request.resource.data.items.size() == request.resource.data.quantities.size()
        && ${PRODUCTS.map((_, index) => `item(${index}, request.resource.data)`).join(' && ')};
    }
    match /inventory/{product} {
      function ordered() {
        let after = request.resource.data;
        let order = getAfter(/databases/$(database)/documents/orders/$(after.lastOrderId)).data;
        return order.userId == request.auth.uid && order.createdAt == request.time
          && after.inStock == resource.data.inStock - order.quantities[product] && after.inStock >= 0;
      }
      allow update: if signedIn()
        && request.resource.data.diff(resource.data).affectedKeys().hasOnly(['inStock', 'lastOrderId'])
        && ordered();
    }
  }
}`;

const documentOf = (path: string, fields: PlainFields): StoredDocument => ({
  path,
  fields: encodeFields(fields, TIME) satisfies Fields,
  createTime: TIME,
  updateTime: TIME,
});

const stock = (product: string, inStock: number, lastOrderId: string) =>
  documentOf(`inventory/${product}`, { name: product, unitPrice: '₹20.50', inStock, lastOrderId });
const before = new Map(PRODUCTS.map(product => [`inventory/${product}`, stock(product, 100, 'ORDER')]));
const order = documentOf(ORDER, {
  userId: 'asha',
  createdAt: new Date(TIME / 1000),
  items: PRODUCTS.map(productId => ({ productId, quantity: 2, price: 20.5 })),
  quantities: Object.fromEntries(PRODUCTS.map(product => [product, 2])),
});
const after = new Map([
  [ORDER, order],
  ...PRODUCTS.map(product => [`inventory/${product}`, stock(product, 98, '7GK2M4PQRS')] as const),
]);

const rules = loadRules(RULES);
const common = {
  auth: { uid: 'asha', token: { email_verified: true } },
  time: TIME,
  database: '(default)',
  read: (path: string) => before.get(path),
  readAfter: (path: string) => after.get(path),
};
const ownOrders = queryOf('orders', { where: [['userId', '==', 'asha']], limit: 20 }, TIME);

function placeOrder() {
  const accessBudget = createAccessBudget();
  const decisions = [...after].map(([path, left]) => {
    const resource = before.get(path);
    return rules.decide({
      ...common,
      method: resource ? 'update' : 'create',
      path,
      resource,
      after: left,
      accessBudget,
    });
  });
  return { decisions, accessCalls: accessBudget.used };
}

const cases: readonly (readonly [string, () => unknown])[] = [
  ['get of an own order', () => rules.decide({ ...common, method: 'get', path: ORDER, resource: order })],
  [
    'list of own orders, proven by its filter',
    () => rules.decide({ ...common, method: 'list', query: ownOrders }),
  ],
  ['commit of an order with 8 products, 9 writes', placeOrder],
  ['loading the rules file', () => rulesOf(parseRules(RULES))],
];

for (const [name, run] of cases) {
  for (let warmUp = 0; warmUp < 200; warmUp += 1) run();
  const start = performance.now();
  let runs = 0;
  while (performance.now() - start < BUDGET_MS) {
    run();
    runs += 1;
  }
  const microseconds = ((performance.now() - start) * 1000) / runs;
  process.stdout.write(`${name.padEnd(48)} ${microseconds.toFixed(1).padStart(8)} µs\n`);
}

const { decisions, accessCalls } = placeOrder();
const allowed = decisions.every(decision => decision.allowed);
const expressions = decisions.map(({ usage }) => usage.expressions);
process.stdout.write(
  `The commit is ${allowed ? 'allowed' : 'denied'} with ${accessCalls} access calls; expressions of each write: ${expressions.join(', ')}\n`,
);
