/** `npm run hosted:admin -- --project my-project --email staff@shop.in` */
import { parseArgs } from 'node:util';
import { grantAdmin } from './adminClaim';
import { projectFrom, runCommand } from './googleApi';

runCommand(async () => {
  const { values } = parseArgs({ options: { project: { type: 'string' }, email: { type: 'string' } } });
  if (!values.email) throw new Error('Name the account: --email staff@shop.in');
  await grantAdmin(projectFrom(values.project), values.email);
  console.log(`${values.email} is an admin from the next sign-in on.`);
});
