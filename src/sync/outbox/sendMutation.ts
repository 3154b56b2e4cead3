import type { SerializedError } from '@reduxjs/toolkit';
import type { AppError } from '@/lib/appError';
import { queryFailure } from '@/store/api/queryFailure';
import type { AppThunk } from '@/store/thunk';
import { failedSend, type SendOutcome, sendOutcome } from './command';

type Result = Parameters<typeof sendOutcome>[0];
type Answer = {
  readonly data?: Result | undefined;
  readonly error?: AppError | SerializedError | undefined;
};
type Mutation<Payload> = {
  readonly initiate: (payload: Payload, options: { readonly track: false }) => AppThunk<PromiseLike<Answer>>;
};

/**
 * Sends a command by its mutation, which answers every outcome of the write as data.
 *
 * @param failure whether the write may have arrived although the mutation failed: not where that only happens before it
 *   is begun, because its code cannot be loaded
 */
export const sendMutation =
  <Payload>(mutation: Mutation<Payload>, failure: 'notSent' | 'mayHaveArrived') =>
  (payload: Payload): AppThunk<Promise<SendOutcome>> =>
  async dispatch => {
    const { data, error } = await dispatch(mutation.initiate(payload, { track: false }));
    if (data) return sendOutcome(data);
    const why = error ? queryFailure(error) : ({ kind: 'unknown', code: 'noResult' } as const);
    return failedSend(why, failure === 'mayHaveArrived');
  };
