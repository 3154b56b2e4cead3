import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askEmulator, connectEmulator, type Environment } from './emulator';
import { isOnlyOurs } from './onlyOurs';
import { VECTORS } from './vectors/all';

const host = process.env.FIRESTORE_EMULATOR_HOST;
const vectors = VECTORS.filter(vector => !isOnlyOurs(vector));

if (host === undefined) {
  console.warn(
    `The official Firestore emulator was NOT asked about the ${vectors.length} vectors: FIRESTORE_EMULATOR_HOST is not set.`,
  );
  // A file without a test is an error to Vitest; this is what holds without an emulator.
  it('leaves vectors to ask the official emulator about', () => expect(vectors.length).toBeGreaterThan(1000));
} else {
  describe(`the official emulator at ${host}`, () => {
    let environment: Environment;
    beforeAll(async () => {
      environment = await connectEmulator(host, readFileSync('firestore.rules', 'utf8'));
    });
    afterAll(() => environment.cleanup());

    it.each(vectors.map(vector => [vector.expect, vector.name, vector] as const))(
      '%s %s',
      async (expected, _name, vector) => {
        expect(await askEmulator(environment, vector)).toBe(expected === 'allow');
      },
    );
  });
}
