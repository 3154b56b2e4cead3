import { randomBytes } from 'node:crypto';
import { writeSync } from 'node:fs';
import { createLocalFirebase } from '../localFirebase';
import { commitRequest } from './crashCommit';
import { createJournalStorage } from './journalStorage';

/**
 * The process that the crash proof kills: a backend on the journal in `directory` that commits orders `first`,
 * `first + 1`, … eight at a time, and writes the number of each to standard output once it is acknowledged.
 */
const IN_FLIGHT = 8;
const STDOUT = 1;

const [directory = '', first = '0'] = process.argv.slice(2);
const backend = await createLocalFirebase({ storage: createJournalStorage({ directory }), randomBytes });

let next = Number(first);
async function commitForEver(): Promise<never> {
  for (;;) {
    const order = next;
    next += 1;
    const outcome = await backend.handle(commitRequest(order));
    if (outcome?.kind !== 'response' || !outcome.response.ok) throw new Error(`Order ${order} was refused.`);
    // Synchronous: what stands in the pipe outlives the kill, as an answer on the wire would.
    writeSync(STDOUT, `${order}\n`);
  }
}

await Promise.all(Array.from({ length: IN_FLIGHT }, commitForEver));
