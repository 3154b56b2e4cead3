import { type AppError, mayHaveArrived } from '@/lib/appError';
import type { FirestoreRequest, TransactionRequest } from '@/services/firebase/requests';
import { toAppError } from '@/services/firebase/toAppError';

/** Carries out a request, as the Firestore gateway does. */
export type Run = (request: FirestoreRequest) => Promise<unknown>;

/** Nothing was written, or nobody knows where `mayHaveArrived`: the same write may be sent again. */
export type FailedCommit = {
  readonly outcome: 'failed';
  readonly error: AppError;
  readonly mayHaveArrived: boolean;
};

type Work<Result> = (...given: Parameters<TransactionRequest['run']>) => Promise<Result>;

/**
 * Runs a transaction. One that breaks off while it reads has certainly written nothing; after that only an error that is
 * the server's own word says so. Never rejects.
 */
export async function runCommit<Result extends { readonly outcome: string }>(
  run: Run,
  { run: work, ...request }: Omit<TransactionRequest, 'run'> & { readonly run: Work<Result> },
): Promise<Result | FailedCommit> {
  let committing = false;
  try {
    const result = await run({
      ...request,
      run: async transaction => {
        const written = await work(transaction);
        committing = true;
        return written;
      },
    });
    return result as Result;
  } catch (thrown) {
    const error = toAppError(thrown);
    return { outcome: 'failed', error, mayHaveArrived: committing && mayHaveArrived(error) };
  }
}
