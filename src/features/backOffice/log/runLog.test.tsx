import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { saveEdit } from '@/data/order/saveEdit';
import { recordStop } from '@/data/run/recordStop';
import { closeRun, saveRun, startRun } from '@/data/run/saveRun';
import { createServices } from '@/store/services';
import { openShopBackend, renderApp } from '../../../../test/support/renderApp';
import { ADMIN, anOrder, DRIVER, put } from '../../../../test/support/shop';

const RUN = 'RUN00000000000000001';
const [FIRST, SECOND] = ['A1B2C3D4E5F6', 'B1B2C3D4E5F6'] as const;
/** Each change is of the test’s one moment. */
const NOW = /15 (Jan|जनवरी) 2026, (2:30 pm|दोपहर 2:30)/;
const AT = new Date(Date.UTC(2026, 0, 15, 3));

/** A run that is planned, changed, driven, closed and put right: by the app's own code, under the rules. */
async function drive() {
  const backend = await openShopBackend();
  for (const id of [FIRST, SECOND]) {
    const expected = { estimatedDelivery: new Date(Date.UTC(2026, 0, 15, 12)), updatedAt: AT };
    await put(backend, `orders/${id}`, anOrder(id, { status: 'processing', ...expected }));
  }
  const services = createServices({ env: {}, pageUrl: globalThis.location.href });
  const ask: typeof services.firestore.run = request => services.firestore.run(request);
  const as = ({ email, password }: typeof ADMIN) => services.auth['back-office'].signIn(email, password);
  let commands = 0;
  const by = { id: ADMIN.uid, name: ADMIN.displayName };
  const change = async () => {
    const run = (await ask({ as: 'back-office', get: `runs/${RUN}` })) as { data: { updatedAt: string } };
    return {
      ...{ commandId: `C${++commands}`, runId: RUN, name: 'Lake View', by },
      ground: { updatedAt: run?.data.updatedAt ?? null, builtOn: [] },
    };
  };
  const first = { day: '2026-01-14', slot: '', name: 'Lake', driver: '', driverName: '' };
  const fields = {
    ...{ day: '2026-01-15', slot: '07:00-10:00', name: 'Lake View' },
    ...{ driver: DRIVER.uid, driverName: DRIVER.displayName },
  };
  const saved = { outcome: 'saved' };
  await as(ADMIN);
  expect(await saveRun({ ...(await change()), from: null, to: first }, ask)).toEqual(saved);
  expect(await saveRun({ ...(await change()), from: first, to: fields }, ask)).toEqual(saved);
  const seen = {
    updatedAt: '2026-01-15T03:00:00.000000Z',
    email: 'asha@demo.test',
    status: 'processing',
  } as const;
  for (const [at, orderId] of [FIRST, SECOND].entries()) {
    const run = { id: RUN, driver: DRIVER.uid, stop: at + 1 };
    const edit = { orderId, email: seen.email, status: 'shipped', seen, builtOn: [], by, run } as const;
    expect(await saveEdit({ ...edit, commandId: `E${at}` }, ask)).toEqual(saved);
  }
  expect(await startRun(await change(), ask)).toEqual(saved);
  await as(DRIVER);
  const stop = { runId: RUN, name: 'Asha', by: { id: DRIVER.uid, name: DRIVER.displayName } };
  const collected = { method: 'cash', amountPaise: 945, reference: '' } as const;
  const delivered = { kind: 'delivered', to: 'Asha', collected } as const;
  const failed = { kind: 'failed', reason: 'nobody', note: 'Rang twice', day: '2026-01-16' } as const;
  expect(await recordStop({ ...stop, commandId: 'S1', orderId: FIRST, result: delivered }, ask)).toEqual(
    saved,
  );
  expect(await recordStop({ ...stop, commandId: 'S2', orderId: SECOND, result: failed }, ask)).toEqual(saved);
  await as(ADMIN);
  const counted = { cashPaise: 900, upiPaise: 0, reason: 'Parking', back: { '1': 1 } };
  expect(await closeRun({ ...(await change()), ...counted }, ask)).toEqual(saved);
  expect(await closeRun({ ...(await change()), ...counted, cashPaise: 945, reason: '' }, ask)).toEqual(saved);
  return backend;
}

async function linesOf(deviceLanguage: string, name: string) {
  const backend = await drive();
  await renderApp({ at: '/admin/dashboard/log', as: 'admin', backend, deviceLanguage });
  const list = within(await screen.findByRole('list', { name }));
  return list.getAllByRole('listitem').map(item => item.textContent?.replace(/\s+/g, ' ').replace(NOW, ' '));
}

describe('a run in the change log', () => {
  it('says each change as a sentence', async () => {
    expect(await linesOf('en-IN', 'Changes, newest first')).toEqual([
      'Lake View Delivery runs Closing corrected Cash counted (₹)₹9.00 → ₹9.45ReasonParking → nothingby Admin User',
      'Premium Water 1 L Stock Damaged or lost Stock30 → 29ReasonLake Viewby Admin User',
      'Lake View Delivery runs Day closed StateOut → ClosedCash counted (₹)nothing → ₹9.00UPI counted (₹)nothing → ₹0.00Reasonnothing → ParkingBottles back: Premium Water 1 Lnothing → 1by Admin User',
      'Order B1B2-C3D4-E5F6 Orders Processing StatusShipped → ProcessingDelivery runLake View → nothingDelivery day15 Jan 2026 → 16 Jan 2026Not deliveredNobody thereNoteRang twiceby Ravi Kumar',
      'Order A1B2-C3D4-E5F6 Orders, Payments Delivered StatusShipped → DeliveredTaken byAshaPayment₹9.45 paid (Cash)by Ravi Kumar',
      'Lake View Delivery runs Went out StatePlanned → Outby Admin User',
      'Order B1B2-C3D4-E5F6 Orders Shipped StatusProcessing → ShippedDelivery runnothing → Lake Viewby Admin User',
      'Order A1B2-C3D4-E5F6 Orders Shipped StatusProcessing → ShippedDelivery runnothing → Lake Viewby Admin User',
      'Lake View Delivery runs Changed DayWed 14 Jan → Thu 15 JanDelivery timenothing → 7:00 am – 10:00 amNameLake → Lake ViewDrivernothing → Ravi Kumarby Admin User',
      'Lake View Delivery runs Added DayWed 14 JanNameLakeStatePlannedby Admin User',
    ]);
  });

  it('says it in Hindi', async () => {
    expect(await linesOf('hi-IN', 'बदलाव, सबसे नए पहले')).toEqual([
      'Lake View डिलीवरी के फेरे हिसाब सुधारा गया गिना गया नकद (₹)₹9.00 → ₹9.45कारणParking → कुछ नहींAdmin User ने किया',
      'Premium Water 1 L स्टॉक ख़राब या खोया स्टॉक30 → 29कारणLake ViewAdmin User ने किया',
      'Lake View डिलीवरी के फेरे दिन बंद स्थितिरास्ते में → पूरागिना गया नकद (₹)कुछ नहीं → ₹9.00गिना गया UPI (₹)कुछ नहीं → ₹0.00कारणकुछ नहीं → Parkingलौटी बोतलें: Premium Water 1 Lकुछ नहीं → 1Admin User ने किया',
      'ऑर्डर B1B2-C3D4-E5F6 ऑर्डर तैयारी में स्थितिरास्ते में → तैयारी मेंडिलीवरी का फेराLake View → कुछ नहींडिलीवरी का दिन15 जनवरी 2026 → 16 जनवरी 2026डिलीवर नहीं हुआकोई नहीं मिलानोटRang twiceRavi Kumar ने किया',
      'ऑर्डर A1B2-C3D4-E5F6 ऑर्डर, भुगतान डिलीवर हुआ स्थितिरास्ते में → डिलीवर हुआकिसने लियाAshaभुगतान₹9.45 मिले (नकद)Ravi Kumar ने किया',
      'Lake View डिलीवरी के फेरे निकल गया स्थितितय → रास्ते मेंAdmin User ने किया',
      'ऑर्डर B1B2-C3D4-E5F6 ऑर्डर रास्ते में स्थितितैयारी में → रास्ते मेंडिलीवरी का फेराकुछ नहीं → Lake ViewAdmin User ने किया',
      'ऑर्डर A1B2-C3D4-E5F6 ऑर्डर रास्ते में स्थितितैयारी में → रास्ते मेंडिलीवरी का फेराकुछ नहीं → Lake ViewAdmin User ने किया',
      'Lake View डिलीवरी के फेरे बदला गया दिनबुध 14 जनवरी → गुरु 15 जनवरीडिलीवरी का समयकुछ नहीं → सुबह 7:00 – सुबह 10:00नामLake → Lake Viewड्राइवरकुछ नहीं → Ravi KumarAdmin User ने किया',
      'Lake View डिलीवरी के फेरे जोड़ा गया दिनबुध 14 जनवरीनामLakeस्थितितयAdmin User ने किया',
    ]);
  });
});
