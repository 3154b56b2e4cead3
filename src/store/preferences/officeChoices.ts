import type { ShopDay } from '@/lib/time/periods';
import type { AppThunk } from '@/store/thunk';
import { DEFAULT_OFFICE, type OfficePreferences } from './officePreferences';
import { officeChanged, type Preferences } from './preferencesSlice';

/** Of more people than a shop's tablet has, or more notifications than anybody looks at, only the latest are stored. */
const MAX_PEOPLE = 12;
export const MAX_READ_IDS = 1000;

type Root = { readonly preferences: Preferences };

export const selectOffice = ({ preferences }: Root): OfficePreferences =>
  preferences.office ?? DEFAULT_OFFICE;

const NONE: readonly string[] = [];

/** The notifications that a person has read on this device. */
export const selectReadIds = (root: Root, uid: string): readonly string[] =>
  selectOffice(root).seen.find(one => one.uid === uid)?.seenIds ?? NONE;

/** Changes some of what was chosen; it is stored on the device. */
export const changeOffice =
  (change: Partial<OfficePreferences>): AppThunk<void> =>
  (dispatch, getState) => {
    dispatch(officeChanged({ office: { ...selectOffice(getState()), ...change } }));
  };

/** Keeps which notifications a person has read, in the place of what was stored of them. */
export const saveReadIds =
  (uid: string, ids: readonly string[]): AppThunk<void> =>
  (dispatch, getState) => {
    const others = selectOffice(getState()).seen.filter(one => one.uid !== uid);
    const seen = [{ uid, seenIds: ids.slice(0, MAX_READ_IDS) }, ...others].slice(0, MAX_PEOPLE);
    dispatch(changeOffice({ seen }));
  };

/** How a person looked at the orders last, on that day; '' where nothing of it is stored: a day begins with all of them. */
export const selectOrderFilters = (root: Root, uid: string, day: ShopDay): string =>
  selectOffice(root).orderFilters.find(one => one.uid === uid && one.day === day)?.search ?? '';

/** Keeps how a person looks at the orders until the day ends. `search`: the search part of an address; '' forgets it. */
export const saveOrderFilters =
  (uid: string, search: string, day: ShopDay): AppThunk<void> =>
  (dispatch, getState) => {
    if (selectOrderFilters(getState(), uid, day) === search) return;
    const others = selectOffice(getState()).orderFilters.filter(one => one.uid !== uid);
    const orderFilters = search === '' ? others : [{ uid, search, day }, ...others].slice(0, MAX_PEOPLE);
    dispatch(changeOffice({ orderFilters }));
  };
