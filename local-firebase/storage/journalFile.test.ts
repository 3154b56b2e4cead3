import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JOURNAL_HEADER, readJournal } from './journalFile';
import { encodeFrame } from './journalFrame';
import type { Change } from './storage';

const change = fc.record({
  table: fc.constantFrom('documents', 'accounts'),
  key: fc.string({ maxLength: 6 }),
  value: fc.oneof(fc.constant(null), fc.string({ unit: 'grapheme', maxLength: 8 }), fc.integer()),
});
const appends = fc.array(fc.array(change, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 5 });

function journalOf(groups: readonly (readonly Change[])[]): Buffer {
  return Buffer.concat([JOURNAL_HEADER, ...groups.map(group => encodeFrame(JSON.stringify(group)))]);
}

function load(bytes: Buffer): Change[] {
  const changes: Change[] = [];
  const journal = { path: 'journal.log', length: bytes.length, pieces: [bytes] };
  readJournal(journal, line => changes.push(...line.changes));
  return changes;
}

/** The changes of the first n appends, for each n. */
function prefixes(groups: readonly (readonly Change[])[]): string[] {
  return Array.from({ length: groups.length + 1 }, (_, n) => JSON.stringify(groups.slice(0, n).flat()));
}

describe('readJournal', () => {
  it('reads a journal cut at any byte as its first appends, each whole', () => {
    fc.assert(
      fc.property(appends, groups => {
        const whole = journalOf(groups);
        const allowed = prefixes(groups);
        let longest = 0;
        for (let cut = 0; cut <= whole.length; cut += 1) {
          const found = allowed.indexOf(JSON.stringify(load(whole.subarray(0, cut))));
          expect(found).toBeGreaterThanOrEqual(longest);
          longest = found;
        }
        expect(longest).toBe(groups.length);
      }),
      { numRuns: 25 },
    );
  });

  it('refuses a journal with any one changed byte before its last line', () => {
    fc.assert(
      fc.property(appends, fc.integer({ min: 1, max: 255 }), fc.boolean(), (groups, mask, isCut) => {
        const whole = journalOf(groups);
        const lastLine = encodeFrame(JSON.stringify(groups.at(-1)));
        const bytes = isCut ? whole.subarray(0, -3) : whole;
        for (let at = 0; at < whole.length - lastLine.length; at += 1) {
          const damaged = Buffer.from(bytes);
          damaged[at] = (damaged[at] ?? 0) ^ mask;
          expect(() => load(damaged)).toThrow(/journal is damaged: journal\.log, line \d+/);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('names the damaged line and the way to start afresh', () => {
    const bytes = journalOf([[{ table: 't', key: 'a', value: 1 }], [{ table: 't', key: 'b', value: 2 }]]);
    bytes[JOURNAL_HEADER.length + 15] = 0x58;
    expect(() => load(bytes)).toThrow(
      'The journal is damaged: journal.log, line 2: the checksum does not fit.' +
        ' Keep a copy if its data matter, then delete it to start afresh.',
    );
  });

  it('refuses a file that is no journal, even one with a single unfinished line', () => {
    expect(() => load(Buffer.from('my notes'))).toThrow('it is no journal of this version');
    expect(() => load(encodeFrame('{"format":"local-firebase journal","version":2}'))).toThrow('version');
  });
});
