import type { PlainDocument, Times } from '@/lib/plainData';
import { plainLine } from '@/lib/text/plainText';
import { MAX_CHARS } from '@/lib/text/textLimits';
import { type FailedCommit, type Run, runCommit } from '@/services/firebase/firestore/runCommit';
import type { Identity, Transaction } from '@/services/firebase/requests';
import { toAppError } from '@/services/firebase/toAppError';

type Read = {
  readonly path: string;
  readonly times: Times | undefined;
  readonly found: PlainDocument | null;
};

/** Whether anything a transaction has read is another by now. Rejects when the server cannot be asked. */
async function hasChanged(reads: readonly Read[], run: Run): Promise<boolean> {
  for (const { path, times, found } of reads) {
    const now = await run({ as: 'back-office', get: path, ...(times && { times }) });
    if (JSON.stringify(now) !== JSON.stringify(found)) return true;
  }
  return false;
}

/** By the email where an account calls itself what is no name: the rules take only a line that hides nothing. */
function withProperName(me: Identity): Identity {
  const { name, email } = me;
  const isProper = name !== '' && name.length <= MAX_CHARS.name && plainLine(name) === name;
  return isProper ? me : { ...me, name: email };
}

type Work<Result> = {
  readonly uid: string;
  readonly transaction: string;
  readonly run: (transaction: Transaction) => Promise<Result>;
};

/**
 * `runCommit` for what staff write from what they have read. Firestore asks the rules before it looks whether that still
 * stands, so two who write at once may be denied what only has to be made anew: that is a conflict, which passes, and no
 * refusal. Never rejects.
 */
export async function runStaffCommit<Result extends { readonly outcome: 'saved' | 'refused' }>(
  run: Run,
  { uid, transaction: name, run: work }: Work<Result>,
): Promise<Result | FailedCommit> {
  const reads: Read[] = [];
  const result = await runCommit<Result>(run, {
    as: 'back-office',
    uid,
    transaction: name,
    run: transaction =>
      work({
        ...transaction,
        me: withProperName(transaction.me),
        async get(path, times) {
          const found = await transaction.get(path, times);
          reads.push({ path, times, found });
          return found;
        },
      }),
  });
  if (!('error' in result) || result.error.kind !== 'denied') return result;
  try {
    if (!(await hasChanged(reads, run))) return result;
    return { ...result, error: { kind: 'conflict', code: 'aborted' } };
  } catch (thrown) {
    return { ...result, error: toAppError(thrown) };
  }
}
