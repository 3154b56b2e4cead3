import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from './rootState';
import type { Services } from './services';

/** A flow that uses the services and dispatches what happened. Its arguments never become an action. */
export type AppThunk<Result> = ThunkAction<Result, RootState, Services, UnknownAction>;

export type AppDispatch = ThunkDispatch<RootState, Services, UnknownAction>;
