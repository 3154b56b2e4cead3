import {
  type Preferences,
  parsePreferences,
  preferencesSlice,
} from '@/entities/preferences/preferencesSlice';
import { type CatalogueSnapshot, catalogueSlice } from '@/entities/product/catalogueSlice';
import { sessionSlice } from '@/entities/user/sessionSlice';
import type { Sessions } from '@/entities/user/sessionUser';
import type { StoredSlice } from './storedSlice';

// A new visitor has nothing stored and never loads the schemas.
const schemas = () => import('./storedSchemas');

/** The session, kept so that a name is on screen before Auth has loaded. No token is ever in it. */
export const storedSession: StoredSlice<Sessions> = {
  key: sessionSlice.reducerPath,
  version: 1,
  migrations: {},
  restore: async stored => (await schemas()).restoreSessions(stored),
};

/** The catalogue, kept so that the menu opens without a network. */
export const storedCatalogue: StoredSlice<CatalogueSnapshot> = {
  key: catalogueSlice.reducerPath,
  version: 1,
  migrations: {},
  restore: async stored => (await schemas()).restoreCatalogue(stored),
};

/** The person's choices. The script in index.html reads the theme too: it must be known before the first paint. */
export const storedPreferences: StoredSlice<Preferences> = {
  key: preferencesSlice.reducerPath,
  version: 1,
  migrations: {},
  restore: async stored => parsePreferences(stored),
};
