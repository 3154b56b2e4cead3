import { type Emulators, emulatorsIn } from '../../scripts/emulator/emulators';

/**
 * Whether this run is on the official emulators: `npm run test:official`. What is drawn at random is drawn less often there,
 * where each case takes several times as long: they are asked whether the same holds.
 */
export const onOfficial = process.env.ON_OFFICIAL === 'yes';

/**
 * The official emulators. Each file has a project of Firestore of its own, so that several may run beside each other; the
 * Auth emulator knows one project alone.
 */
export const officialEmulators = (firestoreProjectId: string): Emulators =>
  emulatorsIn(process.env, firestoreProjectId);

/** Where accounts are made. */
export const officialAuth = (): Emulators => emulatorsIn(process.env);
