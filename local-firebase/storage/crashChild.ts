import { writeSync } from 'node:fs';
import { createJournalStorage } from './journalStorage';
import type { Change } from './storage';

/**
 * The process that the crash proof kills: commits orders `first`, `first + 1`, … to the journal in `directory`,
 * eight at a time, and writes the number of each to standard output once it is acknowledged.
 */
const IN_FLIGHT = 8;
const STDOUT = 1;

const [directory = '', first = '0'] = process.argv.slice(2);
const storage = createJournalStorage({ directory });
await storage.load(() => {});

let next = Number(first);
async function commitForEver(): Promise<never> {
  for (;;) {
    const order = next;
    next += 1;
    await storage.append(changesOf(order));
    // Synchronous: what stands in the pipe outlives the kill, as an answer on the wire would.
    writeSync(STDOUT, `${order}\n`);
  }
}

/** One commit: an order with up to 60 kB of text, its payment, its shipment and the count of all orders. */
function changesOf(order: number): Change[] {
  const text = 'w'.repeat((order * 7919) % 60_000);
  return [
    { table: 'orders', key: String(order), value: text },
    { table: 'payments', key: String(order), value: order },
    { table: 'shipments', key: String(order), value: order },
    { table: 'totals', key: 'orders', value: order },
  ];
}

await Promise.all(Array.from({ length: IN_FLIGHT }, commitForEver));
