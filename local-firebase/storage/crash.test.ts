import { expect, it } from 'vitest';
import { createSeededRandom } from '../seed/random';
import { crashRepeatedly } from './crashRun';

it('loses no acknowledged commit and leaves none half there when the process is killed', async () => {
  const random = createSeededRandom('crash').share;
  const figures = await crashRepeatedly({ commits: 40, kills: 2, commitsPerLife: 10, random });
  expect(figures).toMatchObject({ lost: 0, half: 0 });
  expect(figures.acknowledged).toBeGreaterThanOrEqual(40);
});
