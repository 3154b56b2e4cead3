import fc from 'fast-check';
import { expect, it } from 'vitest';
import { markup } from './markup';

it('puts no text into a page that could end an element or an attribute', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'<>"\'& a;') }), text => {
      const { html } = markup`${text}`;
      expect(html).not.toMatch(/[<>"']/);
      const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };
      expect(html.replace(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => entities[name] ?? '')).toBe(text);
    }),
  );
});

it('takes markup as it is, one by one or many', () => {
  const items = ['a', '<b>'].map(text => markup`<li>${text}</li>`);
  expect(markup`<ul>${items}</ul>${markup`<p>${'&'}</p>`}`.html).toBe(
    '<ul><li>a</li>\n<li>&lt;b&gt;</li></ul><p>&amp;</p>',
  );
});
