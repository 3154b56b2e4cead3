import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createLocalFirebase, type LocalFirebase } from '../localFirebase';
import { RulesError } from '../rules/syntax/rulesError';
import { accountLine, SEED_ACCOUNTS } from '../seed/buildSeed';
import { seedOnce } from '../seed/seedOnce';
import { createJournalStorage } from '../storage/journalStorage';

export const DEFAULT_DIRECTORY = '.local-firebase';
export const DEFAULT_RULES_FILE = 'firestore.rules';
export const DEFAULT_INDEXES_FILE = 'firestore.indexes.json';

export type OpenOptions = {
  /** Where the journal is kept; `.local-firebase` unless said. */
  readonly directory?: string | undefined;
  /** The rules that decide every request; `firestore.rules` unless said. */
  readonly rulesFile?: string | undefined;
  /** The declared indexes; `firestore.indexes.json` unless said. */
  readonly indexesFile?: string | undefined;
  /** How many orders the demonstration shop has when it is planted. */
  readonly orders?: number | undefined;
  /** Whether it has delivery areas then. */
  readonly areas?: boolean | undefined;
  /** See `LocalFirebaseOptions`. */
  readonly actionPath?: string | undefined;
  /** For tests alone: see `LocalFirebaseOptions`. */
  readonly unsignedTokens?: boolean | undefined;
};

/**
 * Opens the backend of development: kept in a journal, planted with the demonstration shop when it is new.
 *
 * @throws JournalError when the journal cannot be used, Error with file, line and column when the rules cannot
 */
export async function openLocalFirebase(options: OpenOptions = {}): Promise<LocalFirebase> {
  const { directory = DEFAULT_DIRECTORY, orders, areas, unsignedTokens, actionPath } = options;
  const { rulesFile = DEFAULT_RULES_FILE } = options;
  const rules = await readFile(rulesFile, 'utf8');
  const indexes = await readFile(options.indexesFile ?? DEFAULT_INDEXES_FILE, 'utf8');
  const notice = (message: string) => console.warn(message);
  const storage = createJournalStorage({ directory, notice });
  const settings = { storage, randomBytes, rules, indexes, unsignedTokens, actionPath };
  const backend = await createLocalFirebase(settings).catch(async error => {
    await storage.close();
    throw error instanceof RulesError ? new Error(`${rulesFile}:${error.message}`) : error;
  });
  try {
    const planted = await seedOnce(backend, { clock: Date.now, orders, areas, notice });
    if (!planted && (orders !== undefined || areas)) {
      notice(
        `The shop in ${directory} was planted before: only an empty one is given other orders or areas.`,
      );
    }
    return backend;
  } catch (error) {
    await backend.close();
    throw error;
  }
}

/** What a newcomer needs to know, one line each: the pages and the planted accounts. */
export function describeBackend(origin: string): string[] {
  return [
    `Mailbox: ${origin}/__local/mailbox`,
    `Faults and meter: ${origin}/__local/`,
    ...SEED_ACCOUNTS.map(accountLine),
  ];
}
