import { DAY_MS, HOUR_MS } from './day';
import { double, type SeedDocument } from './seedValue';

/** The spec's demonstration lines (§3): one in each status, with efficiencies in each colour of §9. */
const LINES = [
  {
    id: 'line-1',
    name: 'Line 1',
    status: 'running',
    product: 'Essential Water 500 ml',
    efficiency: 94.5,
    target: 5000,
    completed: 3870,
  },
  {
    id: 'line-2',
    name: 'Line 2',
    status: 'running',
    product: 'Premium Water 1 L',
    efficiency: 88,
    target: 3000,
    completed: 1640,
  },
  {
    id: 'line-3',
    name: 'Line 3',
    status: 'paused',
    product: 'Premium Water 2 L',
    efficiency: 76.5,
    target: 2000,
    completed: 925,
  },
  {
    id: 'line-4',
    name: 'Line 4',
    status: 'maintenance',
    product: 'Eawa Jar 20 L',
    efficiency: 62,
    target: 400,
    completed: 180,
  },
  {
    id: 'line-5',
    name: 'Line 5',
    status: 'stopped',
    product: 'Compact Water 250 ml',
    efficiency: 0,
    target: 6000,
    completed: 0,
  },
] as const;

const BATCHES = [
  {
    id: 'batch-1',
    lineId: 'line-1',
    product: 'Essential Water 500 ml',
    size: '500ml',
    quantity: 6000,
    startsInHours: 30,
  },
  { id: 'batch-2', lineId: 'line-4', product: 'Eawa Jar 20L', size: '20L', quantity: 400, startsInHours: 34 },
  {
    id: 'batch-3',
    lineId: 'line-2',
    product: 'Premium Water 1 L',
    size: '1L',
    quantity: 3500,
    startsInHours: 54,
  },
  {
    id: 'batch-4',
    lineId: 'line-5',
    product: 'Compact Water 250 ml',
    size: '250ml',
    quantity: 8000,
    startsInHours: 80,
  },
] as const;

export function productionDocuments(todayMs: number): SeedDocument[] {
  const startTime = new Date(todayMs - DAY_MS + 6 * HOUR_MS);
  const updatedAt = new Date(todayMs - 2 * HOUR_MS);
  return [
    ...LINES.map(({ efficiency, ...line }) => ({
      path: `productionLines/${line.id}`,
      fields: {
        ...line,
        efficiency: double(efficiency),
        startTime,
        estimatedCompletion: new Date(todayMs + 18 * HOUR_MS),
        updatedAt,
      },
    })),
    ...BATCHES.map(({ startsInHours, ...batch }) => ({
      path: `productionBatches/${batch.id}`,
      fields: {
        ...batch,
        status: 'scheduled',
        scheduledFor: new Date(todayMs + startsInHours * HOUR_MS),
        updatedAt,
      },
    })),
  ];
}
