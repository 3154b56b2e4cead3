import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];
type Colours = { readonly [theme in Theme]: string };

/** The roles of theme.css with their two colours; the overlay alone is translucent and carries no text. */
const roles = new Map(
  [
    ...readFileSync('src/ui/theme.css', 'utf8').matchAll(
      /--color-([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g,
    ),
  ].map(([, role = '', light = '', dark = '']): [string, Colours] => [role, { light, dark }]),
);

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of WCAG 2.2, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function ratio(role: string, background: string, theme: Theme): number {
  const [one, other] = [roles.get(role), roles.get(background)];
  if (!one || !other) throw new Error(`theme.css has no ${one ? background : role} of two plain colours`);
  return contrast(one[theme], other[theme]);
}

const GROUNDS = ['canvas', 'surface', 'sunken'];
const TINTS = ['brand-soft', 'accent-soft', 'good-soft', 'warn-soft', 'bad-soft', 'info-soft'];
const SKY = ['sky', 'sky-low'];
const BANDS = ['band', 'lake'];

/** Every text role and the grounds it may stand on. */
const TEXT: { readonly [role: string]: readonly string[] } = {
  ink: [...GROUNDS, ...TINTS, ...SKY],
  'ink-soft': [...GROUNDS, 'brand-soft', 'sky'],
  brand: [...GROUNDS, 'brand-soft'],
  'brand-strong': [...GROUNDS, 'brand-soft', ...SKY],
  good: ['canvas', 'surface', 'good-soft'],
  warn: ['canvas', 'surface', 'warn-soft'],
  bad: ['canvas', 'surface', 'bad-soft'],
  info: ['canvas', 'surface', 'info-soft'],
  'on-brand': ['brand', 'brand-strong', 'bad'],
  'on-accent': ['accent'],
  'on-band': BANDS,
  'on-band-soft': ['band'],
  band: ['on-band'],
};

/** What is no text but must be seen: edges of controls, the focus ring, icons. */
const SHAPES: { readonly [role: string]: readonly string[] } = {
  'line-strong': GROUNDS,
  brand: [...GROUNDS, ...SKY, 'info-soft', 'good-soft', 'accent-soft'],
  'on-band': BANDS,
  accent: BANDS,
};

const pairs = (table: typeof TEXT) =>
  Object.entries(table).flatMap(([role, grounds]) =>
    grounds.flatMap(background => THEMES.map(theme => [role, background, theme] as const)),
  );

const screens = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.tsx') || file === 'ui/form/fieldStyle.ts')
  .map(file => [file, readFileSync(`src/${file}`, 'utf8')] as const);

/** Roles that a list of classes names as `text-…` or `bg-…`, by what they wait for: `hover:`, `has-checked:`, or nothing. */
function named(kind: 'text' | 'bg', classes: string): { when: string; role: string }[] {
  return [...classes.matchAll(new RegExp(`(?<!\\S)(\\S+:)?${kind}-([\\w-]+)(?!\\S)`, 'g'))]
    .map(([, when = '', role = '']) => ({ when, role }))
    .filter(({ role }) => roles.has(role));
}

/** The text and the ground that stand in one list of classes, as `role on ground`. */
function pairsInUse(source: string): string[] {
  return [...source.matchAll(/(['"`])((?:(?!\1).)*)\1/g)].flatMap(([, , classes = '']) => {
    const texts = named('text', classes);
    return named('bg', classes).flatMap(({ when, role: background }) => {
      const own = texts.filter(text => text.when === when);
      const shown = own.length > 0 ? own : texts.filter(text => text.when === '');
      return shown.map(({ role }) => `${role} on ${background}`);
    });
  });
}

describe('the theme', () => {
  it.each(pairs(TEXT))('has %s readable on %s, %s', (role, background, theme) => {
    expect(ratio(role, background, theme)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(SHAPES))('has %s visible on %s, %s', (role, background, theme) => {
    expect(ratio(role, background, theme)).toBeGreaterThanOrEqual(3);
  });

  it('is asked about every pair the screens use', () => {
    const known = new Set(
      Object.entries(TEXT).flatMap(([role, on]) => on.map(background => `${role} on ${background}`)),
    );
    const used = screens.flatMap(([file, source]) => pairsInUse(source).map(pair => ({ file, pair })));
    expect(used.length).toBeGreaterThan(20);
    expect(used.filter(({ pair }) => !known.has(pair))).toEqual([]);
  });

  it('has no translucent text, whose contrast nobody could tell', () => {
    const translucent = screens.filter(([, source]) => /[\s'"`]text-[a-z-]+\/\d/.test(source));
    expect(translucent.map(([file]) => file)).toEqual([]);
  });

  it('knows the ratio of black on white', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });
});
