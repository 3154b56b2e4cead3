import { afterAll, expect, it } from 'vitest';
import { soak, soakSettings } from './soak';
import { openStage } from './stage';

const settings = soakSettings(0, 2);
const stage = await openStage();
afterAll(() => stage.close());

it(`keeps its promises in ${settings.numRuns} random scripts (seed ${settings.seed})`, async () => {
  await expect(soak(stage, settings)).resolves.toBeUndefined();
});
