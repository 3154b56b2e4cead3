// @bundle early

import type { AppError } from '@/lib/appError';
import { DeadlineExceeded } from '@/lib/time/deadline';

/** A failure whose meaning is known already. */
export class AppFailure extends Error {
  readonly error: AppError;

  constructor(error: AppError) {
    super(error.code);
    this.error = error;
  }
}

/** Turns whatever a gateway rejected with into the app's error shape; never throws itself. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppFailure) return thrown.error;
  if (thrown instanceof DeadlineExceeded) return { kind: 'timeout', code: 'deadline' };
  // `fetch` and a failed chunk import throw a TypeError when there is no network.
  if (thrown instanceof TypeError) return { kind: 'offline', code: 'network' };
  return { kind: 'unknown', code: thrown instanceof Error ? thrown.name : 'thrown' };
}
