import { expect, it } from 'vitest';
import { createProgress } from './progress';

it('says nothing of what is done soon, and every two seconds how far the rest is', () => {
  const notices: string[] = [];
  let nowMs = 1_000;
  const progress = createProgress({
    task: 'Reading',
    clock: () => nowMs,
    notice: message => notices.push(message),
  });
  for (let percent = 0; percent <= 100; percent += 10) {
    progress(percent / 100);
    nowMs += 500;
  }
  expect(notices).toEqual(['Reading: 40 %', 'Reading: 80 %']);
});
