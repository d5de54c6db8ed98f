import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { StoreDependencies } from './ports';
import type { RootState } from './rootReducer';

export type AppDispatch = ThunkDispatch<RootState, StoreDependencies, UnknownAction>;
export type AppThunk<Result = void> = ThunkAction<Result, RootState, StoreDependencies, UnknownAction>;
