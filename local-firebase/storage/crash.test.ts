import { expect, it } from 'vitest';
import { crashRepeatedly } from './crashRun';

/** On a busy machine each of the processes takes seconds to start. */
const STARTS_PROCESSES_MS = 60_000;

it(
  'loses no acknowledged commit and leaves none half there when the process is killed',
  async () => {
    const figures = await crashRepeatedly({ commits: 40, kills: 2, commitsPerLife: 10, random: Math.random });
    expect(figures).toMatchObject({ lost: 0, half: 0 });
    expect(figures.acknowledged).toBeGreaterThanOrEqual(40);
  },
  STARTS_PROCESSES_MS,
);
