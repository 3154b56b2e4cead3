import { useDispatch, useSelector } from 'react-redux';
// The one import upwards: types only, erased from the build.
import type { AppDispatch, RootState } from '@/app/store';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
