import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as lite from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../local-firebase/auth/caller';
import { createFirestore } from '../../local-firebase/firestore/firestore';
import { connectLite, type LiteClient } from '../../local-firebase/firestore/testing/liteClient';
import { PROJECT_ID } from '../../local-firebase/firestore/testing/testFirestore';
import { createDenials } from '../../local-firebase/rules/denials';
import { loadRules } from '../../local-firebase/rules/rules';
import { createRulesGuard } from '../../local-firebase/rules/rulesGuard';
import { encodeFields } from '../../local-firebase/rules/testing/plainData';
import { isOnlyOurs } from './onlyOurs';
import { NOW_MS } from './prepare';
import { make, type Sdk } from './sdkRequest';
import { asPlain } from './staged';
import type { Vector } from './vector';
import { GROUPS } from './vectors/all';

/** The vectors once more, by the real SDK and through the backend's guard: what the emulator's runner would send. */
let caller: Caller = { kind: 'nobody' };
const firestore = createFirestore({
  projectId: PROJECT_ID,
  clock: () => NOW_MS,
  randomBytes,
  append: async () => undefined,
  callerOf: () => caller,
  guard: createRulesGuard({
    rules: loadRules(readFileSync('firestore.rules', 'utf8')),
    denials: createDenials(),
  }),
});
let client: LiteClient;

beforeAll(async () => {
  client = await connectLite(firestore.handler);
});
afterAll(() => client.close());

async function isAllowed({ auth, before, request }: Vector): Promise<boolean> {
  const documents = Object.entries(before).map(([path, fields]) => ({
    path,
    fields: encodeFields(asPlain(fields, NOW_MS), NOW_MS * 1000),
  }));
  const written = request.kind === 'commit' ? request.writes.map(({ path }) => path) : [];
  await firestore.documents.write(documents);
  caller = auth ? { kind: 'user', ...auth } : { kind: 'nobody' };
  try {
    await make(lite as unknown as Sdk, client.db, request, NOW_MS);
    return true;
  } catch (error) {
    if (Object(error).code === 'permission-denied') return false;
    throw error;
  } finally {
    await firestore.documents.remove([...new Set([...Object.keys(before), ...written])]);
  }
}

describe.each(Object.entries(GROUPS))('over the wire: %s', (_group, vectors) => {
  const sendable = vectors.filter(vector => !isOnlyOurs(vector));
  it.each(sendable.map(vector => [vector.expect, vector.name, vector] as const))(
    '%s %s',
    async (expected, _name, vector) => {
      expect(await isAllowed(vector)).toBe(expected === 'allow');
    },
  );
});
