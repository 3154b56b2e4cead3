import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** For a file that holds accounts, tokens and addresses: its owner may read and write it, others nothing. */
export const PRIVATE_FILE = 0o600;
const OWNERS_BITS = 0o700;

const OWN_FILE = /^(?:journal\.log(?:\.new)?|lock(?:\.(?:stale-)?\d+)?)$/;

/**
 * Makes the directory where it is missing, and keeps it and the journal in it from everybody but their owner. A directory
 * that holds other things too is left as it is.
 */
export async function makePrivate(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true, mode: OWNERS_BITS });
  const names = await readdir(directory);
  const own = names.filter(name => OWN_FILE.test(name));
  if (own.length === names.length) await closeToOthers(directory);
  // A lock may be another server's, who is about to remove it.
  for (const name of own) if (!name.startsWith('lock')) await closeToOthers(join(directory, name));
}

/** Only takes away: what its owner may not write stays so. */
async function closeToOthers(path: string): Promise<void> {
  const { mode } = await stat(path);
  if ((mode & 0o777) !== (mode & OWNERS_BITS)) await chmod(path, mode & OWNERS_BITS);
}
