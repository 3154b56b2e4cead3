/**
 * `npm run hosted:admin -- --project my-project --email staff@shop.in` makes staff of somebody, `npm run hosted:driver` a
 * driver; with `--revoke staff@shop.in` in place of `--email` either ends what they are.
 */
import { parseArgs } from 'node:util';
import { projectFrom, runCommand } from './googleApi';
import { grantRole, isRole, revokeRole } from './roles';

runCommand(async () => {
  const { values } = parseArgs({
    options: {
      role: { type: 'string' },
      project: { type: 'string' },
      email: { type: 'string' },
      revoke: { type: 'string' },
    },
  });
  const { role, email, revoke } = values;
  if (!isRole(role)) throw new Error('Name the role: --role admin or --role driver.');
  if (email && !revoke) {
    console.log(await grantRole(projectFrom(values.project), { email, role, nowMs: Date.now() }));
  } else if (revoke && !email) {
    console.log(await revokeRole(projectFrom(values.project), revoke, Date.now()));
  } else {
    throw new Error(
      `Name one account: --email staff@shop.in makes it an account of ${role === 'admin' ? 'an admin' : 'a driver'}, --revoke staff@shop.in ends that.`,
    );
  }
});
