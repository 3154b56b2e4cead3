import type { AppThunk } from '@/store/thunk';

/** An id for a new command. */
export const newCommandId = (): AppThunk<string> => (_dispatch, _getState, services) =>
  services.ids.commandId();
