import { PATHS } from './paths';

/** Where a run is planned and followed. */
export const runAddress = (runId: string): string =>
  `${PATHS.deliveries}?${new URLSearchParams({ run: runId })}`;
