import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allowing, checkPolicy } from '../../scripts/build/hostingPolicy';

const hosting = readFileSync('firebase.json', 'utf8');
const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the policy of the pages', () => {
  it('names their styles and scripts, and changes in nothing else', () => {
    const changed = allowing(hosting, ['h1{color:red}'], ['count()', 'draw()']);
    expect(changed).toContain(`style-src 'self' ${sha('h1{color:red}')};`);
    expect(changed).toContain(`script-src 'self' ${sha('count()')} ${sha('draw()')};`);
    const rest = (text: string) => text.replace(/(style|script)-src [^;]*/g, '');
    expect(rest(changed)).toBe(rest(hosting));
  });

  it('stops a build whose pages it does not allow, with the command that mends it, and writes nothing', () => {
    expect(() => checkPolicy(['h1{color:red}'], [])).toThrow('npm run policy');
    expect(readFileSync('firebase.json', 'utf8')).toBe(hosting);
  });
});
