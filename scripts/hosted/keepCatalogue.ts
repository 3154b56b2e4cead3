/** `npx tsx scripts/hosted/keepCatalogue.ts --project my-project`, before `npm run build`; with App Check `GOOGLE_ACCESS_TOKEN` too */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CATALOGUE_FILE } from '../build/builtCatalogue';
import { runCommand } from './googleApi';
import { readCatalogue } from './publicCatalogue';

runCommand(async () => {
  const { values } = parseArgs({ options: { project: { type: 'string' } } });
  if (!values.project) throw new Error('Name the project: --project my-project-id');
  const reading = await readCatalogue(values.project, new Date().toISOString(), {
    accessToken: process.env.GOOGLE_ACCESS_TOKEN,
  });
  writeFileSync(CATALOGUE_FILE, JSON.stringify(reading, null, 2));
  console.log(`${CATALOGUE_FILE}: ${reading.documents.length} products, for the pages of the next build.`);
});
