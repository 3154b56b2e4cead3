/** A rule with what stands between its braces, or a statement without any (`@layer a, b`). */
type Rule = { readonly prelude: string; readonly body: string | null };

/** The rules of a piece of minified CSS, one level deep; text in quotes and behind backslashes is no syntax. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  let start = 0;
  let depth = 0;
  let open = 0;
  for (let at = 0; at < css.length; at += 1) {
    const character = css[at];
    if (character === '\\') at += 1;
    else if (character === '"' || character === "'") {
      at += 1;
      while (at < css.length && css[at] !== character) at += css[at] === '\\' ? 2 : 1;
    } else if (character === '{') {
      if (depth === 0) open = at;
      depth += 1;
    } else if (character === '}') {
      depth -= 1;
      if (depth === 0) {
        rules.push({ prelude: css.slice(start, open), body: css.slice(open + 1, at) });
        start = at + 1;
      }
    } else if (character === ';' && depth === 0) {
      rules.push({ prelude: css.slice(start, at), body: null });
      start = at + 1;
    }
  }
  return rules;
}

/** Splits where `separator` stands outside of all brackets and quotes. */
function split(text: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === '\\') at += 1;
    else if (character === '"') at = text.indexOf('"', at + 1);
    else if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character)) depth -= 1;
    else if (character === separator && depth === 0) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, text.slice(start)].filter(part => part !== '');
}

export type Used = { readonly classes: ReadonlySet<string>; readonly tags: ReadonlySet<string> };

/** The classes and the elements in a page's markup. */
export function usedIn(markup: string): Used {
  const classes = [...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(/\s+/),
  );
  const tags = [...markup.matchAll(/<([a-z][\w-]*)/gi)].map(([, tag = '']) => tag.toLowerCase());
  return { classes: new Set(classes), tags: new Set(['html', 'body', 'head', ...tags]) };
}

/** What happens to a page only once it is used: by then the whole style sheet is there. */
const LATER =
  /:(?:hover|active|disabled|checked|popover-open)\b|::backdrop|::file-selector-button|::-(?:webkit|moz)-/;
/** What a page's root may say of itself before its first paint; `lang` comes with another language. */
const ROOT_ATTRIBUTES = ['data-theme', 'data-hold'];

/** Escaped characters as ones that mean nothing in a selector, and back. */
const masked = (selector: string): string =>
  selector.replaceAll(/\\(.)/g, (_, character: string) =>
    String.fromCharCode(0xe000 + character.charCodeAt(0)),
  );
const unmasked = (name: string): string =>
  name.replaceAll(/[\ue000-\ue0ff]/g, character => String.fromCharCode(character.charCodeAt(0) - 0xe000));

const CLASS = /\.([\w\u0080-\uffff-]+)/g;

/** Whether a selector can mean something in the markup. In doubt it can. */
function means(written: string, { classes, tags }: Used): boolean {
  const selector = masked(written);
  if (LATER.test(selector)) return false;
  const plain = selector.replaceAll(
    /:(?:is|where|not|has|host|lang|nth-[a-z-]+)\((?:[^()]|\([^()]*\))*\)/g,
    '',
  );
  const attributes = [...plain.matchAll(/\[([a-z-]+)/g)].map(([, name = '']) => name);
  if (attributes.some(name => name.startsWith('data-') && !ROOT_ATTRIBUTES.includes(name))) return false;
  const withoutAttributes = plain.replaceAll(/\[[^\]]*\]/g, '');
  const named = [...withoutAttributes.matchAll(CLASS)].map(([, name = '']) => unmasked(name));
  if (!named.every(name => classes.has(name))) return false;
  const elements = withoutAttributes
    .replaceAll(CLASS, ' ')
    .replaceAll(/::?[\w-]+|#[\w-]+/g, ' ')
    .split(/[\s>+~*&]+/)
    .filter(Boolean);
  return elements.every(element => tags.has(element.toLowerCase()));
}

const GROUPS = /^@(?:media|supports|layer|starting-style)\b/;

function keep(css: string, used: Used): string {
  return rulesOf(css)
    .map(({ prelude, body }) => {
      const at = prelude.trim();
      if (body === null) return at.startsWith('@layer') ? `${at};` : '';
      if (at.startsWith('@media') && /print|\(hover:/.test(at)) return '';
      // Said again for browsers that do not know `@property`: they have it with the whole sheet.
      if (at === '@layer properties') return '';
      if (GROUPS.test(at)) {
        const kept = keep(body, used);
        return kept === '' ? '' : `${at}{${kept}}`;
      }
      if (at.startsWith('@')) return `${at}{${body}}`;
      const selectors = split(at, ',').filter(selector => means(selector, used));
      // Tailwind nests nothing any deeper: what is left between the braces are declarations.
      return selectors.length === 0 ? '' : `${selectors.join(',')}{${body}}`;
    })
    .join('');
}

const referencedIn = (css: string): Set<string> =>
  new Set([...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name));

/** Takes away the custom properties, and the animations, that nothing asks for. */
function withoutUnasked(css: string): string {
  let before = '';
  let now = css;
  while (now !== before) {
    before = now;
    const asked = referencedIn(now);
    now = now
      .replaceAll(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name: string) => (asked.has(name) ? rule : ''))
      .replaceAll(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (rule, name: string) =>
        new RegExp(`animation:[^;}]*\\b${name}\\b|--animate-[\\w-]+:${name}\\b`).test(now.replace(rule, ''))
          ? rule
          : '',
      )
      .replaceAll(/([{;])(--[\w-]+):[^;{}]*(?=[;}])/g, (declaration, opening: string, name: string) =>
        asked.has(name) ? declaration : opening,
      )
      .replaceAll(/;{2,}/g, ';')
      .replaceAll(/\{;/g, '{')
      .replaceAll(/;\}/g, '}')
      .replaceAll(/[^{}@;]+\{\}/g, '');
  }
  return now;
}

/** The part of a minified style sheet that shows a page's markup before it is used, in the sheet's own order. */
export function criticalCss(css: string, markup: string): string {
  const bare = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return withoutUnasked(keep(bare, usedIn(markup)));
}
