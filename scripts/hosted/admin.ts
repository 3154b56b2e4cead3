/**
 * `npm run hosted:admin -- --project my-project --email staff@shop.in` makes staff of somebody,
 * `npm run hosted:admin -- --project my-project --revoke staff@shop.in` ends it.
 */
import { parseArgs } from 'node:util';
import { grantAdmin, revokeAdmin } from './adminClaim';
import { projectFrom, runCommand } from './googleApi';

runCommand(async () => {
  const { values } = parseArgs({
    options: { project: { type: 'string' }, email: { type: 'string' }, revoke: { type: 'string' } },
  });
  const { email, revoke } = values;
  if (email && !revoke) {
    await grantAdmin(projectFrom(values.project), email);
    console.log(`${email} is an admin from the next sign-in on.`);
  } else if (revoke && !email) {
    console.log(await revokeAdmin(projectFrom(values.project), revoke, Date.now()));
  } else {
    throw new Error(
      'Name one account: --email staff@shop.in to make an admin of it, or --revoke staff@shop.in.',
    );
  }
});
