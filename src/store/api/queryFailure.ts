import type { SerializedError } from '@reduxjs/toolkit';
import type { AppError } from '@/lib/appError';

/** RTK Query's failure as the app's: its own kind appears only where our code threw, which is "unknown". */
export function queryFailure(error: AppError | SerializedError): AppError {
  return 'kind' in error ? error : { kind: 'unknown', code: error.name ?? 'thrown' };
}
