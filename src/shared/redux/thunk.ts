import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '@/app/store';
import type { Services } from '@/services/services';

/** A flow that uses the services and dispatches what happened. Its arguments never become an action. */
export type AppThunk<Result> = ThunkAction<Result, RootState, Services, UnknownAction>;
