/**
 * `npm run emulator:seed`: puts the demonstration shop into official emulators that run, over what is there.
 *
 *   --orders N     so many orders instead of the usual 300
 *   --project ID   another project than demo-bottled-water
 */
import { parseArgs } from 'node:util';
import { accountLine, SEED_ACCOUNTS } from '../../local-firebase/seed/buildSeed';
import { runCommand } from '../hosted/googleApi';
import { putDemonstrationShop } from './demonstrationShop';
import { emulatorsIn } from './emulators';
import { ownerOf } from './owner';

async function isThere(origin: string): Promise<boolean> {
  return fetch(origin).then(
    () => true,
    () => false,
  );
}

runCommand(async () => {
  const { values } = parseArgs({ options: { orders: { type: 'string' }, project: { type: 'string' } } });
  if (values.orders !== undefined && !/^\d+$/.test(values.orders)) {
    throw new Error(`--orders is "${values.orders}"; it takes a number, such as --orders 2000.`);
  }
  const emulators = emulatorsIn(process.env, values.project);
  for (const [what, origin] of [
    ['Auth', emulators.auth],
    ['Firestore', emulators.firestore],
  ] as const) {
    if (await isThere(origin)) continue;
    throw new Error(
      `No ${what} emulator answers at ${origin}. Start them first, with Java: ` +
        `npx firebase-tools emulators:start --project ${emulators.projectId}`,
    );
  }
  const documents = await putDemonstrationShop(ownerOf(emulators), {
    nowMs: Date.now(),
    orders: values.orders === undefined ? undefined : Number(values.orders),
  });
  console.log(`${documents} documents are in ${emulators.projectId} at ${emulators.firestore}.`);
  for (const account of SEED_ACCOUNTS) console.log(accountLine(account));
});
