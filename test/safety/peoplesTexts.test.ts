import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAlertState } from '@/data/alert/alertState';
import { parseCustomerOverlay } from '@/data/customer/customerDocument';
import { parseOrder } from '@/data/order/orderDocument';
import { parseProduct } from '@/data/product/productDocument';
import { parseProductionBatch, parseProductionLine } from '@/data/production/productionDocument';
import { parseShop } from '@/data/shop/shopDocument';
import { parseStaffNote } from '@/data/staffNote/staffNotesApi';
import { parseStockMovement } from '@/data/stock/stockMovementDocument';
import { NO_ADDRESS } from '@/domain/address/addressFields';
import { parseCustomerChange } from '@/domain/customer/customerChange';
import { NOTHING_STORED } from '@/domain/customer/customerOverlay';
import { parseCancellation } from '@/domain/order/cancellation';
import { parseOrderEdit } from '@/domain/order/edit/orderEditSchema';
import { parseNewOrder } from '@/domain/order/placing/newOrderSchema';
import { DEFAULT_SHOP } from '@/domain/shop/shop';
import { parseNewStaffNote } from '@/domain/staffNote/newStaffNote';
import { noteProblem } from '@/domain/staffNote/staffNote';
import { parseProfile } from '@/domain/user/profile';
import { parseProfileChange } from '@/domain/user/profileChange';
import { checkFields } from '@/features/auth/loginRules';
import {
  NO_VALUES,
  newOrderProblems,
  toNewOrder,
} from '@/features/backOffice/adminOrders/create/newOrderRules';
import {
  checkDraft as checkEdit,
  draftOf as editDraftOf,
} from '@/features/backOffice/adminOrders/edit/editOrderRules';
import {
  checkDraft as checkCustomer,
  draftOf as customerDraftOf,
} from '@/features/backOffice/customers/edit/customerFormRules';
import { checkAdjustment, EMPTY_ADJUSTMENT } from '@/features/backOffice/inventory/adjust/adjustRules';
import { checkItem, EMPTY_DRAFT } from '@/features/backOffice/inventory/item/itemFormRules';
import { checkShopDraft, draftOf as shopDraftOf } from '@/features/backOffice/settings/shopFormRules';
import { toReasonText } from '@/features/storefront/myOrders/cancel/CancelDialog';
import { parseLegacyProduct } from '@/features/storefront/myOrders/shared/legacyProduct';
import { formProblems, toDelivery } from '@/features/storefront/order/orderFormRules';
import { profileProblems, toProfile } from '@/features/storefront/profile/profileRules';
import { aStaffOrder } from '../support/takenOrders';
import { anyText, LINE, LINES } from '../support/texts';

/** What a form keeps of what was typed into all of its fields; null where it asks for something else. */
type Kept = {
  readonly lines?: readonly string[];
  readonly texts?: readonly string[];
  readonly most: number;
} | null;

const GOOD = {
  ...NO_ADDRESS,
  phone: '9876543210',
  email: 'asha@demo.test',
  street: '12 Lake View Road, Pune',
};
const order = parseOrder({ id: 'A1', data: { status: 'pending', ...GOOD } });
const bottle = {
  product: { id: '1', name: 'Water', size: '1L', price: 1, image: '', description: '' },
  quantity: 1,
};

/** Every form that takes a text. */
const FORMS: readonly (readonly [string, (typed: string) => Kept])[] = [
  [
    'the order form',
    typed => {
      const values = {
        ...GOOD,
        street: typed,
        flat: typed,
        locality: typed,
        landmark: typed,
        instructions: typed,
        paymentMethod: 'card',
      } as const;
      if (formProblems(values, true).length > 0) return null;
      const { shippingAddress, specialInstructions } = toDelivery(values);
      return { texts: [shippingAddress, specialInstructions], most: 2000 };
    },
  ],
  [
    'the profile',
    typed => {
      const values = { ...NO_ADDRESS, name: typed, phone: '' };
      return profileProblems(values).length > 0 ? null : { lines: [toProfile(values).name], most: 200 };
    },
  ],
  [
    'the profile’s address',
    typed => {
      const values = { ...NO_ADDRESS, name: 'Asha', phone: '', street: typed };
      return profileProblems(values).length > 0 ? null : { texts: [toProfile(values).address], most: 1000 };
    },
  ],
  [
    'the new order',
    typed => {
      const values = {
        ...NO_VALUES,
        ...GOOD,
        name: typed,
        street: `${GOOD.street} ${typed}`,
        instructions: typed,
      };
      if (Object.keys(newOrderProblems(values, [bottle])).length > 0) return null;
      const placed = { id: 'T00000000001', values, lines: [bottle], shop: DEFAULT_SHOP, placedAt: '' };
      const { customerName, shippingAddress, specialInstructions } = toNewOrder(placed);
      return { lines: [customerName], texts: [shippingAddress, specialInstructions], most: 2000 };
    },
  ],
  [
    'the edit of an order',
    typed => {
      const draft = { ...editDraftOf(order), shippingAddress: `${GOOD.street}, ${typed}`, reason: typed };
      const checked = checkEdit({ ...draft, status: 'cancelled' }, order);
      if ('problems' in checked) return null;
      const { shippingAddress = '', cancellation } = checked.edit;
      return { texts: [shippingAddress, cancellation?.reason ?? ''], most: 2000 };
    },
  ],
  [
    'a product',
    typed => {
      const draft = {
        ...EMPTY_DRAFT,
        category: 'eawa',
        size: '1L',
        inStock: '1',
        reorderPoint: '1',
        price: '1.00',
      };
      const none = { skus: new Set<string>(), archived: false, needsImage: false, translations: {} };
      const said = { source: typed, 'hi.name': typed, 'hi.description': `D${typed}` };
      const checked = checkItem(
        { ...draft, ...said, name: typed, sku: `S${typed}`, description: `D${typed}` },
        none,
      );
      if ('problems' in checked) return null;
      const { name, sku, description, facts, translations } = checked.fields;
      const { name: hindi = '', description: inHindi = '' } = { ...translations.hi };
      return {
        lines: [name, sku, facts.source ?? '', hindi],
        texts: [description, inHindi],
        most: 2000,
      };
    },
  ],
  [
    'the settings',
    typed => {
      const draft = { ...shopDraftOf(DEFAULT_SHOP), name: typed, address: typed };
      const checked = checkShopDraft(draft);
      if ('problems' in checked) return null;
      const { name, address } = checked.shop.seller;
      return { lines: [name], texts: [address], most: 500 };
    },
  ],
  [
    'a customer',
    typed => {
      const shown = customerDraftOf(NOTHING_STORED);
      const checked = checkCustomer(
        { ...shown, name: typed, contact: typed, notes: typed },
        shown,
        NOTHING_STORED,
      );
      if ('problems' in checked) return null;
      const { name, contact, notes } = checked.fields;
      return { lines: [name, contact], texts: [notes], most: 5000 };
    },
  ],
  [
    'a stock adjustment',
    typed => {
      const checked = checkAdjustment({ ...EMPTY_ADJUSTMENT, quantity: '1', note: typed }, 1);
      return 'problem' in checked ? null : { texts: [checked.reason], most: 500 };
    },
  ],
];

describe.each(FORMS)('a text typed into %s', (_form, keep) => {
  const expectPlain = (kept: Kept) => {
    for (const line of kept?.lines ?? []) if (line !== '') expect(line).toMatch(LINE);
    for (const text of kept?.texts ?? []) if (text !== '') expect(text).toMatch(LINES);
    for (const text of [...(kept?.lines ?? []), ...(kept?.texts ?? [])]) {
      expect(text.length).toBeLessThanOrEqual(kept?.most ?? 0);
    }
  };

  it('is kept without what hides or misleads and within its limit, or refused', () => {
    fc.assert(fc.property(anyText, typed => expectPlain(keep(typed))));
  });

  it('is kept where it is one', () => {
    const kept = keep('Ring \u202etwice\u202c, Asha\u200b');
    expect([...(kept?.lines ?? []), ...(kept?.texts ?? [])].join('|')).toContain('Ring twice, Asha');
    expectPlain(kept);
  });

  it('is bounded', () => expectPlain(keep('Ring twice '.repeat(1000))));
});

it('a reason to cancel is said without what hides or misleads', () => {
  fc.assert(
    fc.property(anyText, typed => {
      expect(toReasonText('Too late', typed)).toMatch(LINES);
    }),
  );
  expect(toReasonText(null, 'Ring \u202etwice\u202c')).toBe('Ring twice');
});

describe('a text with nothing to see', () => {
  it.each([
    '',
    ' '.repeat(10),
    '\u200b'.repeat(10),
    '\n'.repeat(2000),
    '\u3164'.repeat(10),
    '\u2800'.repeat(10),
    '\u200d'.repeat(10),
  ])('is no address and no name: %j', blank => {
    const values = { ...GOOD, street: blank, instructions: '', paymentMethod: 'card' } as const;
    expect(formProblems(values, true)).toEqual([{ field: 'street', problem: 'address' }]);
    const taken = newOrderProblems({ ...NO_VALUES, ...GOOD, name: blank, street: blank }, [bottle]);
    expect(taken).toEqual({ name: 'name', street: 'address' });
    expect(profileProblems({ ...NO_ADDRESS, name: blank, phone: '' })).toMatchObject([
      { problem: 'nameRequired' },
    ]);
    const fields = { name: blank, email: GOOD.email, password: 'water-1' };
    expect(checkFields('signUp', fields)).toEqual({ name: 'nameRequired' });
    expect(noteProblem(blank)).toBe('empty');
    expect(checkEdit({ ...editDraftOf(order), shippingAddress: `a${blank}` }, order)).toEqual({
      problems: { shippingAddress: 'address' },
    });
  });
});

/** Every reader of what people have written, with that text wherever it may stand. */
const READERS: readonly (readonly [string, (text: string) => unknown])[] = [
  [
    'an order',
    text => {
      const items = [{ productId: '1', productName: text, size: text, image: '', quantity: 1, price: 1 }];
      const contact = { name: text, email: text, accountEmail: text, phone: text, shippingAddress: text };
      const data = { ...contact, items, label: text, specialInstructions: text, cancelReason: text };
      return parseOrder({ id: 'A1', data });
    },
  ],
  [
    'a customer',
    text =>
      parseCustomerOverlay({
        id: 'a',
        data: { name: text, contact: text, email: text, phone: text, notes: text },
      }),
  ],
  ['a profile', text => parseProfile({ id: 'a', data: { name: text, phone: text, address: text } })],
  ['a note', text => parseStaffNote({ id: 'a', data: { text, author: 'admin' } })],
  [
    'a movement',
    text => {
      const data = {
        productId: '1',
        kind: 'received',
        quantity: 1,
        after: 1,
        reason: text,
        by: 'a',
        byName: text,
      };
      return parseStockMovement({ id: 'a', data });
    },
  ],
  ['an alert', text => parseAlertState({ id: 'a', data: { acknowledgedBy: 'admin', byName: text } })],
  ['a line', text => parseProductionLine({ id: 'a', data: { name: text, product: text } })],
  ['a batch', text => parseProductionBatch({ id: 'a', data: { product: text, size: text, status: text } })],
  [
    'a product',
    text =>
      parseProduct({ id: 'a', data: { name: `W${text}`, category: text, size: text, description: text } }),
  ],
  [
    'the settings',
    text => {
      const seller = { name: text, address: text, gstin: text, state: text, fssai: text, hsn: text };
      const said = { supportPhone: text, supportEmail: text, city: text, taglines: { en: text } };
      return parseShop({ id: 'shop', data: { ...said, seller } });
    },
  ],
  ['an old product', text => parseLegacyProduct({ id: 'a', data: { name: text, size: text } })],
];

/** Every text in a value, however deep. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(textsIn)
      : [];

describe.each(READERS)('%s that was stored before', (_what, read) => {
  it('shows nothing that cannot be seen, and no end of nothing', () => {
    fc.assert(
      fc.property(anyText, text => {
        for (const shown of textsIn(read(text))) if (shown !== '') expect(shown).toMatch(LINES);
      }),
    );
    for (const shown of textsIn(read('Asha \u202enimda '.repeat(10_000)))) {
      expect(shown).not.toContain('\u202e');
      expect(shown.length).toBeLessThanOrEqual(5000);
    }
    expect(textsIn(read('Asha\u200b')).join()).toContain('Asha');
  });
});

it('an order in the words of an older product is called what the product is called', () => {
  const agree = (words: string) => {
    const name = `Water ${words}`;
    const product = parseProduct({ id: '1', data: { name, size: '1L' } });
    const item = { productId: '1', productName: name, size: '1L', quantity: 1, price: 1 };
    const [bought] = parseOrder({ id: 'A1', data: { items: [item] } }).items;
    expect(bought?.productName).toBe(product?.name);
  };
  fc.assert(fc.property(anyText, agree));
  agree('of the hills\u200b');
});

const staff = { id: 'admin', name: 'Admin User' };
const ground = { updatedAt: null, builtOn: [] };
const { order: taken } = aStaffOrder();

/** Every command that carries a text, as an earlier version may have kept it. */
const COMMANDS: readonly (readonly [string, (text: string) => unknown])[] = [
  [
    'an order',
    text => {
      const delivery = { customerName: text, shippingAddress: text, specialInstructions: text };
      return parseNewOrder({ ...taken, ...delivery });
    },
  ],
  [
    'an edit',
    text => {
      const mark = { email: 'a@b.in', status: 'cancelled', shippingAddress: text };
      const builtOn = [{ ...mark, commandId: 'C0' }];
      const seen = { ...mark, updatedAt: null };
      const cancellation = { restock: true, reason: text };
      return parseOrderEdit({
        ...mark,
        orderId: 'A1',
        commandId: 'C1',
        seen,
        builtOn,
        cancellation,
        by: staff,
      });
    },
  ],
  [
    'a cancellation',
    text =>
      parseCancellation({ commandId: 'C1', orderId: 'A1', userId: 'asha', cancelReason: text.slice(0, 500) }),
  ],
  [
    'a customer',
    text => {
      const fields = { ...NOTHING_STORED, name: text, contact: text, notes: text };
      return parseCustomerChange({
        commandId: 'C1',
        ground,
        by: staff,
        customerId: 'a',
        title: text,
        seen: fields,
        fields,
      });
    },
  ],
  [
    'a profile',
    text =>
      parseProfileChange({ commandId: 'C1', uid: 'asha', email: '', changes: { name: text, address: text } }),
  ],
  ['a note', text => parseNewStaffNote({ commandId: 'C1', orderId: 'A1', text: `Note ${text}`, by: staff })],
];

describe.each(COMMANDS)('%s that waits on the device', (_what, parse) => {
  it('is sent without what hides or misleads', () => {
    fc.assert(
      fc.property(anyText, text => {
        for (const sent of textsIn(parse(text))) if (sent !== '') expect(sent).toMatch(LINES);
      }),
    );
  });

  it('is what was meant', () => {
    expect(textsIn(parse('Ring \u202etwice\u202c')).join()).toContain('Ring twice');
  });
});
