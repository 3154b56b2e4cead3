/** `npm run hosted:seed -- --project my-project` */
import { parseArgs } from 'node:util';
import { dayInIndia } from '../../local-firebase/seed/day';
import { projectFrom, runCommand } from './googleApi';
import { seedShop } from './shopSeed';

runCommand(async () => {
  const { values } = parseArgs({ options: { project: { type: 'string' } } });
  const { written, kept } = await seedShop(projectFrom(values.project), dayInIndia(Date.now()));
  console.log(`Written: ${written.length} documents. Left as they were: ${kept.length}.`);
});
