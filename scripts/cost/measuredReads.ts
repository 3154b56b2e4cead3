/** What a room of the back office was billed for when it was opened again with one new order since. */
export type MeasuredRoom = {
  /** As docs/state.md names it, in the table of what a page reads. */
  readonly room: string;
  readonly reads: number;
  /** The test that asserts it, and the figure as it stands there. */
  readonly heldBy: string;
  readonly asserted: string;
};

/** `test/scripts/cost.test.ts` sees to it that the tests and docs/state.md say the same. */
export const MEASURED_ROOMS = [
  { room: 'orders', reads: 2, heldBy: 'test/journeys/replica.test.tsx', asserted: '2' },
  {
    room: 'an order being looked at',
    reads: 1,
    heldBy: 'test/journeys/viewOrder.test.tsx',
    asserted: '1',
  },
  { room: 'dashboard', reads: 8, heldBy: 'test/journeys/dashboard.test.tsx', asserted: '2 + 3 + 1 + 2' },
  { room: 'reports', reads: 8, heldBy: 'test/journeys/reports.test.tsx', asserted: '1 + 3 + 3 + 1' },
  {
    room: 'inventory',
    reads: 2,
    heldBy: 'src/features/backOffice/inventory/InventoryPage.test.tsx',
    asserted: '2',
  },
  {
    room: 'customers',
    reads: 2,
    heldBy: 'src/features/backOffice/customers/list/CustomersPage.test.tsx',
    asserted: '2',
  },
  {
    room: 'production',
    reads: 9,
    heldBy: 'src/features/backOffice/production/ProductionPage.test.tsx',
    asserted: '9',
  },
  {
    room: 'alerts, search',
    reads: 7,
    heldBy: 'src/features/backOffice/search/CommandPalette.test.tsx',
    asserted: '7',
  },
] as const satisfies readonly MeasuredRoom[];

export type RoomName = (typeof MEASURED_ROOMS)[number]['room'];

export function readsOf(name: RoomName): number {
  const measured = MEASURED_ROOMS.find(({ room }) => room === name);
  if (!measured) throw new Error(`Nobody has measured what ${name} reads.`);
  return measured.reads;
}
