import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { LocalFirebase } from '../../../../local-firebase/localFirebase';
import { double, type SeedFields } from '../../../../local-firebase/seed/seedValue';
import { cachedItems } from '../../../../test/support/cachedRecords';
import { lettersOf, pdfPages } from '../../../../test/support/pdf';
import { closeBrowser, openShopBackend, renderApp } from '../../../../test/support/renderApp';
import { anOrder, put } from '../../../../test/support/shop';

const ID = '7GK2M9QX4TRB';
const SELLER = {
  name: 'Eawa',
  address: '42, Spring Road, Bengaluru 560034',
  gstin: '29AAACE0000A1Z5',
  state: 'Karnataka',
  fssai: '10020043000001',
  hsn: '2201',
};
const SETTINGS = {
  ...{ deliveryFee: double(2.99), taxRate: double(0.08), seller: SELLER },
  ...{ supportPhone: '9000000000', supportEmail: 'help@eawa.example' },
};

async function shopWithOrder(fields: SeedFields): Promise<LocalFirebase> {
  const backend = await openShopBackend();
  await put(backend, 'settings/shop', SETTINGS);
  await put(backend, `orders/${ID}`, anOrder(ID, fields));
  return backend;
}

async function openDetails(backend: LocalFirebase, deviceLanguage = 'en-IN') {
  const app = await renderApp({ at: '/track-order', as: 'customer', backend, deviceLanguage });
  await app.user.click(await screen.findByRole('button', { name: /^(View Details|जानकारी देखें)$/ }));
  return app;
}

/** What is on the paper of an order: its file's name, and its lines page by page. */
async function download(fields: SeedFields, deviceLanguage?: string) {
  const app = await openDetails(await shopWithOrder(fields), deviceLanguage);
  await app.user.click(
    screen.getByRole('button', {
      name: /^(Download (Invoice|order summary)|(इनवॉइस|ऑर्डर का सार) डाउनलोड करें)$/,
    }),
  );
  await screen.findByText(/\.pdf (was saved\.|सहेज दिया गया।)$/);
  const [file] = app.savedBlobs;
  if (!file) throw new Error('Nothing was downloaded.');
  expect(file.blob.type).toBe('application/pdf');
  return { name: file.name, pages: await pdfPages(file.blob) };
}

const SHIPPED = {
  status: 'shipped',
  statusTimes: {
    pending: new Date(Date.UTC(2026, 0, 14, 9)),
    shipped: new Date(Date.UTC(2026, 0, 16, 9)),
  },
};

const PARTLY = {
  ...{ state: 'partly', method: 'cash', amount: 5, reference: '' },
  ...{ at: new Date(Date.UTC(2026, 0, 16, 10)), by: 'admin' },
};

describe('Download Invoice', () => {
  it('makes the invoice of a shipped order', async () => {
    expect(await download(SHIPPED)).toEqual({
      name: 'eawa-invoice-7GK2M9QX4TRB.pdf',
      pages: [
        [
          'Eawa',
          'Invoice INV-7GK2M9QX4TRB',
          'To pay at the door',
          'Seller Buyer',
          'Eawa Asha Rao',
          '42, Spring Road, Bengaluru 560034 12 Lake View Road, Pune 411001',
          'State: Karnataka Phone: 9876543210',
          'GSTIN: 29AAACE0000A1Z5 asha@demo.test',
          'FSSAI licence: 10020043000001',
          'Invoice number INV-7GK2M9QX4TRB',
          'Invoice date 16 Jan 2026',
          'Order number 7GK2-M9QX-4TRB',
          'Order date 14 Jan 2026',
          'Payment Credit/Debit Card',
          'Place of supply Maharashtra',
          'Item HSN Qty Unit price Amount',
          'Premium Water, 1 L 2201 2 ₹2.99 ₹5.98',
          'Subtotal ₹5.98',
          'Delivery fee ₹2.99',
          'IGST (8%) ₹0.48',
          'Total ₹9.45',
          'In words: Nine Rupees and Forty-five Paise Only',
          'Questions about this order? 9000000000 · help@eawa.example',
          'Page 1 of 1',
        ],
      ],
    });
  });

  it('makes it in Hindi for who reads the shop in Hindi, its total in words too', async () => {
    const { name, pages } = await download(SHIPPED, 'hi-IN');
    expect(name).toBe('eawa-invoice-7GK2M9QX4TRB.pdf');
    expect(pages.map(page => page.map(lettersOf))).toEqual([
      [
        'Eawa',
        'इनवॉइस INV-7GK2M9QX4TRB',
        'डिलीवरी पर देने हैं',
        'विक्रेता ख़रीदार',
        'Eawa Asha Rao',
        '42, Spring Road, Bengaluru 560034 12 Lake View Road, Pune 411001',
        'राज्य: कर्नाटक फ़ोन: 9876543210',
        'GSTIN: 29AAACE0000A1Z5 asha@demo.test',
        'FSSAI लाइसेंस: 10020043000001',
        'इनवॉइस नंबर INV-7GK2M9QX4TRB',
        'इनवॉइस की तारीख़ 16 जनवरी 2026',
        'ऑर्डर नंबर 7GK2-M9QX-4TRB',
        'ऑर्डर की तारीख़ 14 जनवरी 2026',
        'भुगतान क्रेडिट/डेबिट कार्ड',
        'आपूर्ति का स्थान महाराष्ट्र',
        'सामान HSN कोड संख्या एक का दाम रकम',
        'Premium Water, 1 L 2201 2 ₹2.99 ₹5.98',
        'सामान का दाम ₹5.98',
        'डिलीवरी शुल्क ₹2.99',
        'IGST (8%) ₹0.48',
        'कुल ₹9.45',
        'शब्दों में: नौ रुपये और पैंतालीस पैसे मात्र',
        'इस ऑर्डर के बारे में कुछ पूछना है? 9000000000 · help@eawa.example',
        'पेज 1 / 1',
      ].map(lettersOf),
    ]);
    // What has no marks to move is read as it was written.
    expect(pages[0]).toContain('Premium Water, 1 L 2201 2 ₹2.99 ₹5.98');
    expect(pages[0]?.join()).toContain('कुल ₹9.45');
  });

  it('makes the summary of an order in Hindi, with what was not recorded', async () => {
    const legacy = { items: null, quantities: null, pricing: null, total: null, statusTimes: null };
    const { name, pages } = await download(
      { ...legacy, status: 'cancelled', productId: '2', quantity: 3 },
      'hi-IN',
    );
    expect(name).toBe('eawa-order-summary-7GK2M9QX4TRB.pdf');
    const found = pages.flat().map(lettersOf);
    for (const line of [
      'ऑर्डर का सार ऑर्डर #7GK2-M9QX-4TRB',
      'यह ऑर्डर रद्द कर दिया गया। इसके लिए कुछ देना नहीं है।',
      'Essential Water, 500 ml 3 दर्ज नहीं दर्ज नहीं',
      'इस ऑर्डर का दाम दर्ज नहीं हुआ था।',
    ]) {
      expect(found).toContain(lettersOf(line));
    }
    expect(pages.flat().join()).not.toMatch(/[A-Za-z]+ (not|was|of)\b/);
  });

  it('calls it an order summary until it is shipped', async () => {
    const { name, pages } = await download({ status: 'processing' });
    expect(name).toBe('eawa-order-summary-7GK2M9QX4TRB.pdf');
    expect(pages[0]?.slice(0, 3)).toEqual([
      'Eawa',
      'Order summary Order #7GK2-M9QX-4TRB',
      'To pay at the door',
    ]);
    expect(pages[0]).toContain('Item Qty Unit price Amount');
    expect(screen.queryByRole('button', { name: 'Download Invoice' })).toBeNull();
    expect(pages[0]).toContain('Not a tax invoice: the invoice is issued when the order is shipped.');
    expect(pages.flat().join()).not.toContain('INV-');
  });

  it('says of a cancelled order that nothing is owed', async () => {
    const { pages } = await download({ status: 'cancelled' });
    expect(pages[0]?.slice(0, 3)).toEqual([
      'Eawa',
      'Order summary Order #7GK2-M9QX-4TRB',
      'This order was cancelled. Nothing is owed for it.',
    ]);
  });

  it('says of a cancelled order what was paid of it, and that no rest is owed', async () => {
    const { pages } = await download({ status: 'cancelled', payment: PARTLY });
    const lines = pages.flat();
    const from = lines.indexOf('Total ₹9.45');
    expect(lines.slice(from + 1, from + 3)).toEqual([
      'Paid ₹5.00',
      'In words: Nine Rupees and Forty-five Paise Only',
    ]);
    expect(lines.join()).not.toContain('To pay');
  });

  it('takes an old order of a single product as it is', async () => {
    const legacy = { items: null, quantities: null, pricing: null, total: null, statusTimes: null };
    const { pages } = await download({
      ...legacy,
      status: 'delivered',
      productId: '2',
      quantity: 3,
      price: double(1.5),
    });
    expect(pages[0]).toContain('Essential Water, 500 ml 2201 3 ₹1.50 ₹4.50');
    expect(pages[0]).toContain('Total ₹4.50');
    expect(pages[0]).toContain('Delivery fee and tax were not recorded with this order.');
  });

  it('invents no price for an order that holds none', async () => {
    const legacy = { items: null, quantities: null, pricing: null, total: null };
    const { pages } = await download({ ...legacy, status: 'delivered', productId: '2', quantity: 3 });
    expect(pages[0]).toContain('Essential Water, 500 ml 2201 3 Not recorded Not recorded');
    expect(pages.flat()).not.toContain('Paid');
    expect(pages[0]).toContain('The price of this order was not recorded.');
    expect(pages.flat().join()).not.toContain('₹');
  });

  it('halves the tax to the paisa within the shop’s state, and names what is left of an odd one', async () => {
    const pricing = {
      ...{ subtotal: double(6.1), deliveryFee: double(2.99), taxRate: double(0.08) },
      ...{ tax: double(0.49), grandTotal: double(9.58) },
    };
    const shippingAddress = '4 MG Road, Bengaluru 560001';
    const { pages } = await download({ ...SHIPPED, shippingAddress, total: double(6.1), pricing });
    const lines = pages.flat();
    const from = lines.indexOf('Delivery fee ₹2.99');
    expect(lines.slice(from + 1, from + 5)).toEqual([
      'CGST (4%) ₹0.24',
      'SGST/UTGST (4%) ₹0.24',
      'Rounding ₹0.01',
      'Total ₹9.58',
    ]);
  });

  it('goes on over pages', async () => {
    const items = Array.from({ length: 60 }, (_, line) => ({
      productId: `P${line}`,
      productName: `Bottle ${line + 1}`,
      size: '1L',
      image: '',
      quantity: 1,
      price: double(1000),
    }));
    const pricing = {
      subtotal: 60_000,
      deliveryFee: double(2.99),
      taxRate: double(0.08),
      tax: 4800,
      grandTotal: double(64_802.99),
    };
    const payment = {
      ...{ state: 'paid', method: 'cash', amount: double(64_802.99), reference: '' },
      ...{ at: new Date(Date.UTC(2026, 0, 14, 10)), by: 'admin' },
    };
    const { pages } = await download({ status: 'delivered', items, total: 60_000, pricing, payment });
    expect(pages.length).toBeGreaterThan(1);
    for (const [index, page] of pages.entries()) {
      expect(page[index === 0 ? 1 : 0]).toBe('Invoice INV-7GK2M9QX4TRB');
      expect(page.at(-1)).toBe(`Page ${index + 1} of ${pages.length}`);
    }
    expect(pages[0]?.slice(0, 3)).toContain('Paid');
    expect(pages[1]?.[1]).toBe('Item HSN Qty Unit price Amount');
    expect(pages.flat().filter(line => line.startsWith('Bottle'))).toHaveLength(60);
    expect(pages.flat()).toContain('Total ₹64,802.99');
    expect(pages.flat()).toContain(
      'In words: Sixty-four Thousand Eight Hundred Two Rupees and Ninety-nine Paise Only',
    );
  });

  it('says what is paid of a part, and what is still to pay', async () => {
    const { pages } = await download({ ...SHIPPED, status: 'delivered', payment: PARTLY });
    const lines = pages.flat();
    expect(lines[2]).toBe('To pay at the door');
    const from = lines.indexOf('Total ₹9.45');
    expect(lines.slice(from + 1, from + 3)).toEqual(['Paid ₹5.00', 'To pay at the door ₹4.45']);
  });

  it('leaves out what neither the settings nor the order say', async () => {
    const backend = await openShopBackend();
    await put(backend, `orders/${ID}`, anOrder(ID, { ...SHIPPED, paymentMethod: null }));
    const app = await openDetails(backend);
    await app.user.click(screen.getByRole('button', { name: 'Download Invoice' }));
    await screen.findByText(/was saved\.$/);
    const text = (await pdfPages(app.savedBlobs[0]?.blob ?? new Blob())).flat().join('\n');
    expect(text).toContain('Eawa Asha Rao');
    expect(text).toContain('Item Qty Unit price Amount');
    expect(text).not.toMatch(/GSTIN|FSSAI|HSN|State:|Questions|To pay|Paid/);
  });

  it('writes a name and an address in Hindi', async () => {
    const { pages } = await download({
      customerName: 'आशा राव',
      name: 'आशा राव',
      shippingAddress: '१२, पवई रोड, Mumbai 400076',
    });
    const text = pages.flat().join('\n');
    expect(text).toContain('आशा राव');
    expect(text).toContain('पवई रोड');
    expect(text).toContain('Maharashtra');
  });

  it('needs no network after a visit before, not even at a cold start', async () => {
    const backend = await shopWithOrder(SHIPPED);
    await openDetails(backend);
    await waitFor(async () => expect((await cachedItems()).map(({ list }) => list)).toContain('shop'));
    cleanup();
    await closeBrowser();
    backend.faults.inject({ match: { path: '/' }, fault: { kind: 'dropRequest' } });
    const app = await renderApp({ at: '/track-order', backend });
    await app.user.click(await screen.findByRole('button', { name: 'View Details' }));
    await app.user.click(screen.getByRole('button', { name: 'Download Invoice' }));
    await screen.findByText('eawa-invoice-7GK2M9QX4TRB.pdf was saved.');
    const [page] = await pdfPages(app.savedBlobs[0]?.blob ?? new Blob());
    expect(page).toContain('GSTIN: 29AAACE0000A1Z5 asha@demo.test');
    expect(page).toContain('Total ₹9.45');
  });

  it('says what is wrong where the seller is not known, and makes none', async () => {
    const backend = await shopWithOrder({});
    backend.faults.inject({ match: { path: ':batchGet' }, fault: { kind: 'dropRequest' } });
    const app = await openDetails(backend);
    await app.user.click(screen.getByRole('button', { name: 'Download order summary' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('without a connection');
    expect(app.savedBlobs).toEqual([]);
    backend.faults.clear();
    await app.user.click(screen.getByRole('button', { name: 'Download order summary' }));
    expect(await screen.findByText('eawa-order-summary-7GK2M9QX4TRB.pdf was saved.')).toBeVisible();
  });

  it('says what is wrong where the code or a font cannot be fetched', async () => {
    const app = await openDetails(await shopWithOrder({}));
    vi.spyOn(app.services, 'makePdf').mockRejectedValue(new TypeError('Failed to fetch'));
    await app.user.click(screen.getByRole('button', { name: 'Download order summary' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This cannot be made without a connection now. Try again once you are online.',
    );
  });
});
