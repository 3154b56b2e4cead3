import { useAppDispatch } from '@/store/hooks';
import { languageChosen, themeChosen } from '@/store/preferences/preferencesSlice';
import type { ActionName } from './actions';

/** Does what an action of the search is for. `refresh`: reads what the search looks through. */
export function useAction(refresh: () => void): (name: ActionName) => void {
  const dispatch = useAppDispatch();
  return name => {
    switch (name) {
      case 'light':
      case 'dark':
      case 'system':
        dispatch(themeChosen({ theme: name }));
        return;
      case 'refresh':
        refresh();
        return;
      case 'newOrder':
      case 'addItem':
      case 'exportOrders':
        // Done in their rooms.
        return;
      default:
        dispatch(languageChosen({ language: name }));
    }
  };
}
