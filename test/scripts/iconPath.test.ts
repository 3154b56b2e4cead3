import { describe, expect, it } from 'vitest';
import { iconPath, type Shape } from '../../scripts/build/iconPath';

describe('iconPath', () => {
  it.each<[string, Shape, string]>([
    ['a circle', ['circle', { cx: '5.11', cy: '7', r: '3' }], 'M2.11 7a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z'],
    [
      'an ellipse',
      ['ellipse', { cx: '12', cy: '5', rx: '9', ry: '3' }],
      'M3 5a9 3 0 1 0 18 0a9 3 0 1 0 -18 0z',
    ],
    ['a line', ['line', { x1: '1', y1: '2', x2: '3', y2: '4' }], 'M1 2L3 4'],
    ['a polyline', ['polyline', { points: '3.29 7 12 12 20.71 7' }], 'M3.29 7 12 12 20.71 7'],
    ['a polygon', ['polygon', { points: '1 2 3 4 5 6' }], 'M1 2 3 4 5 6z'],
    ['a rectangle', ['rect', { x: '1', y: '2', width: '7', height: '9' }], 'M1 2h7v9h-7z'],
    [
      'one with round corners, whichever radius it gives',
      ['rect', { x: '1', y: '2', width: '7', height: '9', ry: '2' }],
      'M3 2h3a2 2 0 0 1 2 2v5a2 2 0 0 1 -2 2h-3a2 2 0 0 1 -2 -2v-5a2 2 0 0 1 2 -2z',
    ],
    ['a path', ['path', { d: 'M12 22V12' }], 'M12 22V12'],
    ['one that begins beside what was drawn before', ['path', { d: 'm9 8-2.5.5L3 4' }], 'M9 8l-2.5.5L3 4'],
    ['or goes on otherwise', ['path', { d: 'm.5.5h4' }], 'M.5 .5h4'],
  ])('draws %s', (_what, shape, expected) => {
    expect(iconPath([shape])).toBe(expected);
  });

  it('draws all of them in one', () => {
    expect(
      iconPath([
        ['path', { d: 'M3 3h4', key: 'a' }],
        ['path', { d: 'm9 8 2 2', key: 'b' }],
      ]),
    ).toBe('M3 3h4M9 8l2 2');
  });

  it.each<[string, Shape]>([
    ['what is filled', ['circle', { cx: '1', cy: '1', r: '1', fill: 'currentColor' }]],
    ['what it does not know', ['text', {}]],
    ['a path that begins in a way it does not know', ['path', { d: 'm1e1 2' }]],
  ])('leaves an icon as it is for %s', (_what, shape) => {
    expect(iconPath([['path', { d: 'M3 3h4' }], shape])).toBeNull();
  });
});
