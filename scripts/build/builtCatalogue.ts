import { existsSync, readFileSync } from 'node:fs';
import { buildSeed } from '../../local-firebase/seed/buildSeed.ts';
import { dayInIndia } from '../../local-firebase/seed/day.ts';
import { encodeFields } from '../../local-firebase/seed/seedValue.ts';
import type { FirebaseSettings } from '../../src/services/firebase/firebaseSettings.ts';
import type { RestDocument } from '../../src/services/firebase/restDocument.ts';

/** A shop's catalogue as the server gave it, and when: an ISO instant. */
export type CatalogueReading = {
  readonly projectId: string;
  readonly asOf: string;
  readonly documents: readonly RestDocument[];
  /** The shop's settings; null where it has none. */
  readonly settings: RestDocument | null;
};

/** Where `scripts/hosted/keepCatalogue.ts` keeps a hosted shop's. Not part of the sources. */
export const CATALOGUE_FILE = 'catalogue.json';

function seedsCatalogue(projectId: string): CatalogueReading {
  const now = Date.now();
  const seed = buildSeed(dayInIndia(now)).documents.map(({ path, fields }) => ({
    name: path,
    fields: encodeFields(fields),
  }));
  const documents = seed
    .filter(({ name }) => name.startsWith('inventory/'))
    // As Firestore gives them: by their ids.
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const settings = seed.find(({ name }) => name === 'settings/shop') ?? null;
  return { projectId, asOf: new Date(now).toISOString(), documents, settings };
}

/**
 * The catalogue, and what the shop says of itself, that the rendered pages show until the shop's own has been read: of the local backend what it is planted
 * with, of a hosted shop what was last fetched for a build. Null where nothing was: the pages then show empty places.
 * Throws where what was fetched is another shop's.
 */
export function builtCatalogue({ backend, options }: FirebaseSettings): CatalogueReading | null {
  if (backend === 'local') return seedsCatalogue(options.projectId);
  if (backend === 'emulator' || !existsSync(CATALOGUE_FILE)) return null;
  const reading = {
    // Absent in what an older version fetched.
    settings: null,
    ...JSON.parse(readFileSync(CATALOGUE_FILE, 'utf8')),
  } as CatalogueReading;
  if (reading.projectId !== options.projectId) {
    throw new Error(
      `${CATALOGUE_FILE} is of ${reading.projectId}, and the build is for ${options.projectId}.`,
    );
  }
  return reading;
}
