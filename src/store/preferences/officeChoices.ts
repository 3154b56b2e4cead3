import type { AppThunk } from '@/store/thunk';
import { DEFAULT_OFFICE, type OfficePreferences } from './officePreferences';
import { officeChanged, type Preferences } from './preferencesSlice';

/** Of more people than a shop's tablet has, or more notifications than anybody looks at, only the latest are stored. */
const MOST_PEOPLE = 12;
const MOST_SEEN = 1000;

type Root = { readonly preferences: Preferences };

export const selectOffice = ({ preferences }: Root): OfficePreferences =>
  preferences.office ?? DEFAULT_OFFICE;

const NONE: readonly string[] = [];

/** The notifications that a person has read on this device. */
export const selectSeen = (root: Root, uid: string): readonly string[] =>
  selectOffice(root).seen.find(one => one.uid === uid)?.seenIds ?? NONE;

/** Changes some of what was chosen; it is stored on the device. */
export const changeOffice =
  (change: Partial<OfficePreferences>): AppThunk<void> =>
  (dispatch, getState) => {
    dispatch(officeChanged({ office: { ...selectOffice(getState()), ...change } }));
  };

/** Keeps which notifications a person has read, in the place of what was stored of them. */
export const keepSeen =
  (uid: string, ids: readonly string[]): AppThunk<void> =>
  (dispatch, getState) => {
    const others = selectOffice(getState()).seen.filter(one => one.uid !== uid);
    const seen = [{ uid, seenIds: ids.slice(0, MOST_SEEN) }, ...others].slice(0, MOST_PEOPLE);
    dispatch(changeOffice({ seen }));
  };

/** How a person looked at the orders last; '' where nothing of it is stored. */
export const selectOrderFilters = (root: Root, uid: string): string =>
  selectOffice(root).orderFilters.find(one => one.uid === uid)?.search ?? '';

/** Keeps how a person looks at the orders. `search`: the search part of an address; '' forgets it. */
export const keepOrderFilters =
  (uid: string, search: string): AppThunk<void> =>
  (dispatch, getState) => {
    if (selectOrderFilters(getState(), uid) === search) return;
    const others = selectOffice(getState()).orderFilters.filter(one => one.uid !== uid);
    const orderFilters = search === '' ? others : [{ uid, search }, ...others].slice(0, MOST_PEOPLE);
    dispatch(changeOffice({ orderFilters }));
  };
