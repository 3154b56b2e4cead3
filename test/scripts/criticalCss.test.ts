import { describe, expect, it } from 'vitest';
import { criticalCss } from '../../scripts/build/criticalCss';

const CSS = `
@layer theme,base,utilities;
@layer theme{:root{--red:#f00;--deep:var(--red);--unused:1px}}
@layer base{*,:after{margin:0}html{color:var(--deep)}table{border:0}a:hover{color:red}}
@layer utilities{.flex{display:flex}.grid-cols-\\[1fr_1\\.2fr\\]{grid-template-columns:1fr 1.2fr}
.sm\\:hidden{display:none}.gone{color:blue}.spin{animation:1s spin}
@media (width>=40rem){.sm\\:hidden{display:none}.gone{color:red}}
@media (hover:hover){.flex:hover{color:red}}
.bg-band :focus-visible{outline:0}.box .other{top:0}}
@property --used{syntax:"*";inherits:false}
@keyframes spin{to{rotate:1turn}}@keyframes pulse{50%{opacity:.5}}`.replaceAll('\n', '');

const MARKUP = '<div class="flex grid-cols-[1fr_1.2fr] sm:hidden spin"><a href="/">x</a></div>';

describe('the critical style', () => {
  const css = criticalCss(CSS, MARKUP);

  it.each([
    ['classes of the markup', '.flex{display:flex}'],
    ['classes with characters that CSS escapes', 'grid-template-columns:1fr 1.2fr'],
    ['what holds for every element', '*,:after{margin:0}'],
    ['rules for some widths', '@media (width>=40rem){.sm\\:hidden{display:none}}'],
    ['custom properties that are asked for, through others too', '--red:#f00;--deep:var(--red)'],
    ['animations that are used', '@keyframes spin{to{rotate:1turn}}'],
    ['the order of the layers', '@layer theme,base,utilities;'],
  ])('keeps %s', (_what, text) => expect(css).toContain(text));

  it.each([
    ['classes that are nowhere', 'gone'],
    ['elements that are nowhere', 'table'],
    ['what the pointer changes', 'hover'],
    ['custom properties that nothing asks for', '--un'],
    ['properties that nothing asks for', '--used'],
    ['animations that nothing uses', 'pulse'],
    ['descendants that are nowhere', '.other'],
  ])('leaves out %s', (_what, text) => expect(css).not.toContain(text));

  it('depends on nothing but the style and the markup', () => expect(criticalCss(CSS, MARKUP)).toBe(css));
});
