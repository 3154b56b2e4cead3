import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { architecturePicture } from '../../scripts/architecturePicture';

it('is drawn in docs/images/architecture.svg as it is: npm run architecture draws it anew', () => {
  expect(readFileSync('docs/images/architecture.svg', 'utf8')).toBe(architecturePicture());
});
