import { useDispatch, useSelector } from 'react-redux';
import type { RootState } from './rootState';
import type { AppDispatch } from './thunk';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
