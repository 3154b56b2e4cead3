import { make, plant, type Sdk } from './sdkRequest';
import type { Vector } from './vector';

/** What is used of `@firebase/rules-unit-testing`: it is loaded only where an emulator runs. */
type Context = { firestore(): unknown };
export type Environment = {
  authenticatedContext(uid: string, token: object): Context;
  unauthenticatedContext(): Context;
  withSecurityRulesDisabled(run: (context: Context) => Promise<void>): Promise<void>;
  clearFirestore(): Promise<void>;
  cleanup(): Promise<void>;
};
type RulesUnitTesting = {
  initializeTestEnvironment(config: {
    projectId: string;
    firestore: { host: string; port: number; rules: string };
  }): Promise<Environment>;
};

/** Starts the official emulator's side of the tests. @param host as in FIRESTORE_EMULATOR_HOST: `127.0.0.1:8080` */
export async function connectEmulator(host: string, rules: string): Promise<Environment> {
  // Not a name that a compiler could look for: the package is installed only by who runs the emulator.
  const name = '@firebase/rules-unit-testing';
  const testing: RulesUnitTesting = await import(/* @vite-ignore */ name);
  const [address = '127.0.0.1', port = '8080'] = host.split(':');
  return testing.initializeTestEnvironment({
    projectId: 'demo-rules-vectors',
    firestore: { host: address, port: Number(port), rules },
  });
}

/** Plants the documents, makes the request, and says whether the emulator allowed it. */
export async function askEmulator(environment: Environment, vector: Vector): Promise<boolean> {
  const sdk: Sdk = (await import('firebase/firestore')) as unknown as Sdk;
  await environment.clearFirestore();
  await environment.withSecurityRulesDisabled(context =>
    plant(sdk, context.firestore(), vector.before, Date.now()),
  );
  const { auth } = vector;
  const context = auth
    ? environment.authenticatedContext(auth.uid, auth.token)
    : environment.unauthenticatedContext();
  try {
    await make(sdk, context.firestore(), vector.request, Date.now());
    return true;
  } catch (error) {
    if (Object(error).code === 'permission-denied') return false;
    throw error;
  }
}
