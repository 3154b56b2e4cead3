import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { DEFAULT_PROJECT_ID } from '../../../local-firebase/localFirebase';
import { officialAuth } from '../../support/official';
import { openSides } from '../differential/sides';

const SCRIPT = fileURLToPath(new URL('adminScript.mjs', import.meta.url));

async function answersOf(auth: string, firestore: string): Promise<{ readonly [call: string]: unknown }> {
  const env = {
    ...process.env,
    FIREBASE_AUTH_EMULATOR_HOST: new URL(auth).host,
    FIRESTORE_EMULATOR_HOST: new URL(firestore).host,
  };
  const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT, DEFAULT_PROJECT_ID], { env });
  return JSON.parse(stdout);
}

it("a server's own script hears the same from both, call by call", async () => {
  const official = officialAuth();
  const sides = await openSides(DEFAULT_PROJECT_ID, new URL(official.firestore).host);
  try {
    const theirs = await answersOf(official.auth, official.firestore);
    const [{ origin }] = sides.both;
    expect(await answersOf(origin, origin)).toEqual(theirs);
  } finally {
    await sides.close();
  }
});
