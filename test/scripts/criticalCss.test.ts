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
.bg-band :focus-visible{outline:0}.box .other{top:0}
:where(.flex>:not(:last-child)){top:1px}:where(.apart>:not(:last-child)){top:2px}
.flex[data-open]{top:3px}.flex:has([data-notice]){top:4px}html[data-theme=dark]{top:5px}::placeholder{top:6px}
.spin{box-shadow:var(--ring),var(--shadow);filter:var(--blur,) var(--bright,none);--shadow:0 0 red;transition-property:all}
@supports (color:color-mix(in lab,red,red)){.flex{color:color-mix(in lab,red,red)}}
.drawn{fill:var(--ink)}}
@media (prefers-reduced-motion:reduce){*{animation-duration:1ms}}
@layer theme{:root{--ink:#000}}
@property --used{syntax:"*";inherits:false}
@property --ring{syntax:"*";inherits:false;initial-value:0 0 #0000}
@property --shadow{syntax:"*";inherits:false;initial-value:0 0 #0000}
@property --blur{syntax:"*";inherits:false}
@property --bright{syntax:"*";inherits:false}
@keyframes spin{to{rotate:1turn}}@keyframes pulse{50%{opacity:.5}}`.replaceAll('\n', '');

const DRAWING = '<svg><path fill="var(--ink)"></path></svg>';
const MARKUP = `<div class="flex grid-cols-[1fr_1.2fr] sm:hidden spin"><a href="/">x</a>${DRAWING}</div>`;

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
    ['what holds for the children of a class of the markup', ':where(.flex>:not(:last-child)){top:1px}'],
    ['what a page may say of its root', 'html[data-theme=dark]{top:5px}'],
    ['custom properties that a drawing asks for', '--ink:#000'],
    ['less motion for who asks for it, where something moves', '@media (prefers-reduced-motion:reduce)'],
    ['what a registered property is at first, where no rule sets it', 'box-shadow:0 0 #0000,var(--shadow)'],
    ['what stands for a registered property that is nothing at first', 'filter: none;'],
  ])('keeps %s', (_what, text) => expect(css).toContain(text));

  it.each([
    ['classes that are nowhere', 'gone'],
    ['elements that are nowhere', 'table'],
    ['what the pointer changes', 'hover'],
    ['custom properties that nothing asks for', '--un'],
    ['properties that nothing asks for', '--used'],
    ['animations that nothing uses', 'pulse'],
    ['descendants that are nowhere', '.other'],
    ['children of classes that are nowhere', 'apart'],
    ['states that are not the first', 'data-open'],
    ['what holds beside what is nowhere', 'data-notice'],
    ['what a field says while it is empty, where none does', '::placeholder'],
    ['how a change moves', 'transition'],
    ['what newer browsers see a little finer', 'color-mix'],
  ])('leaves out %s', (_what, text) => expect(css).not.toContain(text));

  it('needs no rule for less motion where nothing moves', () => {
    expect(criticalCss(CSS, MARKUP.replace('spin', ''))).not.toContain('prefers-reduced-motion');
  });

  it('depends on nothing but the style and the markup', () => expect(criticalCss(CSS, MARKUP)).toBe(css));
});
