import { crashRepeatedly } from './crashRun';

/**
 * `npx tsx local-firebase/storage/crash.proof.ts [commits]`: kills a committing process at random moments until
 * 1,000 commits are acknowledged, and fails when one of them is lost or half there.
 */
const commits = Number(process.argv[2] ?? 1000);
const figures = await crashRepeatedly({ commits, kills: 20, commitsPerLife: 25, random: Math.random });
process.stdout.write(
  `kills ${figures.kills}, commits acknowledged ${figures.acknowledged}, lost ${figures.lost}, half ${figures.half};` +
    ` written but not yet acknowledged ${figures.unacknowledged}, torn last lines ${figures.tornLines}\n`,
);
if (figures.lost > 0 || figures.half > 0) process.exitCode = 1;
