/** HTML that is safe to put into a page: made by `markup`, which escapes every text it is given. */
export type Markup = { readonly html: string };

type Part = Markup | string | readonly Markup[];

const ENTITIES: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A template tag: texts are escaped, Markup is taken as it is. */
export function markup(literals: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return { html: literals.reduce((html, literal, index) => html + toHtml(parts[index - 1]) + literal) };
}

function toHtml(part: Part | undefined): string {
  if (part === undefined) return '';
  if (typeof part === 'string') return part.replace(/[&<>"']/g, character => ENTITIES[character] ?? '');
  if ('html' in part) return part.html;
  return part.map(item => item.html).join('\n');
}
