import { buildSeed } from '../../local-firebase/seed/buildSeed';
import { startOfDayMs } from '../../local-firebase/seed/day';
import { encodeFields, type SeedDocument } from '../../local-firebase/seed/seedValue';
import { openingSettings } from '../../local-firebase/seed/shop';
import { call, type Project } from './googleApi';

/** What a new shop opens with: products, settings and production lines; no customers, no orders, and no address of the demonstration's. */
const OPENING = /^(inventory|settings|productionLines|productionBatches)\//;

/** The documents a new shop opens with, as of a day (`YYYY-MM-DD`). */
export function openingDocuments(day: string): readonly SeedDocument[] {
  return buildSeed(day)
    .documents.filter(({ path }) => OPENING.test(path))
    .map(document =>
      document.path === 'settings/shop'
        ? { ...document, fields: openingSettings(new Date(startOfDayMs(day))) }
        : document,
    );
}

/**
 * Writes the opening documents, each only where there is none yet: a shop that is open keeps what it has. Returns the
 * paths written and those that were there.
 */
export async function seedShop(
  project: Project,
  day: string,
): Promise<{ written: string[]; kept: string[] }> {
  const root = `projects/${project.projectId}/databases/(default)/documents`;
  const written: string[] = [];
  const kept: string[] = [];
  for (const { path, fields } of openingDocuments(day)) {
    const write = {
      update: { name: `${root}/${path}`, fields: encodeFields(fields) },
      currentDocument: { exists: false },
    };
    try {
      await call(project, 'firestore', '/databases/(default)/documents:commit', { writes: [write] });
      written.push(path);
    } catch (thrown) {
      if (!(thrown instanceof Error) || !thrown.message.includes('ALREADY_EXISTS')) throw thrown;
      kept.push(path);
    }
  }
  return { written, kept };
}
