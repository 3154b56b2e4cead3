import type { Preferences } from './preferencesSlice';

/** With another tab's choices. How the orders are looked at stays each tab's own: an open list does not filter itself. */
export const mergeOtherTabPreferences = (own: Preferences, foreign: Preferences): Preferences => ({
  ...foreign,
  office:
    own.office && foreign.office
      ? { ...foreign.office, orderFilters: own.office.orderFilters }
      : (foreign.office ?? own.office),
});
