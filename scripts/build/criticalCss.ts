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

type Used = {
  readonly classes: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  readonly attributes: ReadonlySet<string>;
};

/** What a page may say of its root before its first paint. */
const ROOT_ATTRIBUTES = ['data-theme', 'data-hold'];

/** The classes, the elements and the attributes in a page's markup. */
function usedIn(markup: string): Used {
  const classes = [...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(/\s+/),
  );
  const tags = [...markup.matchAll(/<([a-z][\w-]*)/gi)].map(([, tag = '']) => tag.toLowerCase());
  const attributes = [...markup.matchAll(/\s([a-z][\w-]*)=/gi)].map(([, name = '']) => name.toLowerCase());
  return {
    classes: new Set(classes),
    tags: new Set(['html', 'body', 'head', ...tags]),
    attributes: new Set([...ROOT_ATTRIBUTES, ...attributes]),
  };
}

/** What happens to a page only once it is used: by then the whole style sheet is there. */
const LATER =
  /:(?:hover|active|disabled|checked|popover-open)\b|::backdrop|::file-selector-button|::?-(?:webkit|moz)-/;

/** Escaped characters as ones that mean nothing in a selector, and back. */
const masked = (selector: string): string =>
  selector.replaceAll(/\\(.)/g, (_, character: string) =>
    String.fromCharCode(0xe000 + character.charCodeAt(0)),
  );
const unmasked = (name: string): string =>
  name.replaceAll(/[\ue000-\ue0ff]/g, character => String.fromCharCode(character.charCodeAt(0) - 0xe000));

const CLASS = /\.([\w\u0080-\uffff-]+)/g;

/** `:is(a>b)` and `:where(a>b)` as what is in them, where that is one selector. */
function unwrapped(selector: string): string {
  const bare = selector.replaceAll(/:(?:is|where)\(((?:[^(),]|\([^()]*\))*)\)/g, '$1');
  return bare === selector ? bare : unwrapped(bare);
}

/** Whether a selector can mean something in the markup. In doubt it can. */
function means(written: string, { classes, tags, attributes }: Used): boolean {
  const selector = unwrapped(masked(written));
  if (LATER.test(selector)) return false;
  if (selector.includes('::placeholder') && !attributes.has('placeholder')) return false;
  const plain = selector.replaceAll(
    /:(?:is|where|not|has|host|lang|nth-[a-z-]+)\((?:[^()]|\([^()]*\))*\)/g,
    '',
  );
  const within = [...selector.matchAll(/:has\(([^()]*)\)/g)].map(([, inner]) => inner);
  const asked = [...[plain, ...within].join(' ').matchAll(/\[([a-z-]+)/g)];
  if (asked.some(([, name = '']) => !attributes.has(name))) return false;
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

const GROUPS = /^@(?:media|layer|starting-style)\b/;

function keep(css: string, used: Used): string {
  return rulesOf(css)
    .map(({ prelude, body }) => {
      const at = prelude.trim();
      if (body === null) return at.startsWith('@layer') ? `${at};` : '';
      if (at.startsWith('@media') && /print|\(hover:/.test(at)) return '';
      // Said again for browsers that know more, or that do not know `@property`: they have it with the whole sheet.
      if (at.startsWith('@supports') || at === '@layer properties') return '';
      if (GROUPS.test(at)) {
        const kept = keep(body, used);
        return kept === '' ? '' : `${at}{${kept}}`;
      }
      if (at.startsWith('@')) return `${at}{${body}}`;
      const selectors = split(at, ',').filter(selector => means(selector, used));
      if (selectors.length === 0) return '';
      // Tailwind nests nothing any deeper: what is left between the braces are declarations. Nothing changes before it is used.
      const declared = split(body, ';').filter(text => !/^\s*transition(?:-|:)/.test(text));
      return declared.length === 0 ? '' : `${selectors.join(',')}{${declared.join(';')}}`;
    })
    .join('');
}

const referencedIn = (css: string): Set<string> =>
  new Set([...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name));

/** Where the bracket that opens at `open` is closed. */
function closing(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === '(') depth += 1;
    else if (css[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`Nothing closes ${css.slice(open, open + 40)}`);
}

/** The style with a value for a custom property wherever that is asked for; without one, what each place has instead. */
function withValue(css: string, name: string, value: string | undefined): string {
  const asked = `var(${name}`;
  const parts: string[] = [];
  let rest = 0;
  for (let at = css.indexOf(asked); at !== -1; at = css.indexOf(asked, at + 1)) {
    const after = at + asked.length;
    // A longer name begins with this one.
    if (at < rest || !',)'.includes(css[after] ?? '')) continue;
    const end = closing(css, at + 'var'.length);
    parts.push(css.slice(rest, at), value ?? css.slice(after + 1, end));
    rest = end + 1;
  }
  return parts.join('') + css.slice(rest);
}

/** Tailwind puts shadows and the like together from registered properties. Those that no rule here sets are as registered. */
function withoutUnset(css: string): string {
  let now = css;
  for (const [, name = '', registered = ''] of css.matchAll(/@property (--[\w-]+)\{([^}]*)\}/g)) {
    if (new RegExp(`[{;]${name}:`).test(now)) continue;
    now = withValue(now, name, /initial-value:([^;]*)/.exec(registered)?.[1]);
  }
  return now;
}

/** Takes away the custom properties, and the animations, that neither the style nor the markup asks for. */
function withoutUnasked(css: string, markup: string): string {
  let before = '';
  let now = css;
  while (now !== before) {
    before = now;
    const asked = referencedIn(now + markup);
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

/** What asks for less motion, where there is some. */
const LESS_MOTION = /@media \(prefers-reduced-motion:reduce\)\{(?:[^{}]*\{[^{}]*\})*\}/g;
const withoutIdleMotion = (css: string): string =>
  /[{;]animation:/.test(css) ? css : css.replaceAll(LESS_MOTION, '');

/** The part of a minified style sheet that shows a page's markup before it is used, in the sheet's own order. */
export function criticalCss(css: string, markup: string): string {
  const bare = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return withoutIdleMotion(withoutUnasked(withoutUnset(keep(bare, usedIn(markup))), markup));
}
