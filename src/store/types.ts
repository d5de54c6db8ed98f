import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { StoreDependencies } from './ports';
import type { StoreState } from './rootReducer';

export type AppDispatch = ThunkDispatch<StoreState, StoreDependencies, UnknownAction>;
export type AppThunk<Result = void> = ThunkAction<Result, StoreState, StoreDependencies, UnknownAction>;
