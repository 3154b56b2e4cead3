import type { AppThunk } from '@/store/thunk';

/** An id for one staff command. */
export const newCommandId = (): AppThunk<string> => (_dispatch, _getState, services) =>
  services.ids.commandId();
