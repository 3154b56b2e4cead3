import { describe, expect, it } from 'vitest';
import { FEATURES, featureOf, LAYERS, layerOf } from './layers';
import { importsOf, isTest, type SourceFile, sourceFiles, target } from './sourceFiles';

const product = sourceFiles('src').filter(file => !isTest(file));
const backend = sourceFiles('local-firebase');

/** Every offending import as `file → target`. */
function offenders(files: readonly SourceFile[], offends: (file: string, to: string) => boolean): string[] {
  return files.flatMap(file =>
    importsOf(file)
      .map(specifier => target(file, specifier))
      .filter(to => offends(file.path, to))
      .map(to => `${file.path} → ${to}`),
  );
}

describe('the layers', () => {
  it('are all there', () => {
    expect(product.length).toBeGreaterThan(50);
    for (const layer of Object.keys(LAYERS)) {
      expect(product.some(({ path }) => layerOf(path) === layer)).toBe(true);
    }
  });

  it('import downwards only, types included', () => {
    const upwards = offenders(product, (file, to) => {
      const [from, into] = [layerOf(file), layerOf(to)];
      return from !== undefined && into !== undefined && from !== into && !LAYERS[from]?.includes(into);
    });
    expect(upwards).toEqual([]);
  });
});

describe('the features', () => {
  it('import only the features that they are said to', () => {
    const across = offenders(product, (file, to) => {
      const [from, into] = [featureOf(file), featureOf(to)];
      return from !== undefined && into !== undefined && from !== into && !FEATURES[from]?.includes(into);
    });
    expect(across).toEqual([]);
  });
});

/** The modules that only one area's bundle holds, by their paths without the extension. */
const AREAS = {
  storefront: [
    /\/features\/storefront\//,
    /\/app\/(StorefrontArea|shopPages)$/,
    /\/layouts\/Storefront/,
    /\/i18n\/(en|hi)\/storefront$/,
  ],
  backOffice: [
    /\/features\/backOffice\//,
    /\/app\/(BackOfficeArea|staffPages)$/,
    /\/layouts\/(BackOffice|Driver)/,
    /\/i18n\/(en|hi)\/backOffice\//,
  ],
};
type Area = keyof typeof AREAS;
const withoutExtension = (path: string) => path.replace(/\.tsx?$/, '');
const isOf = (area: Area, path: string) => AREAS[area].some(pattern => pattern.test(withoutExtension(path)));

describe('the areas', () => {
  // A pattern that matches nothing would let everything pass.
  it.each(Object.values(AREAS).flat())('have a module of %s', pattern => {
    expect(product.some(({ path }) => pattern.test(withoutExtension(path)))).toBe(true);
  });

  it.each<[Area, Area]>([
    ['storefront', 'backOffice'],
    ['backOffice', 'storefront'],
  ])('never load each other’s code: %s loads none of %s', (from, into) => {
    expect(offenders(product, (file, to) => isOf(from, file) && isOf(into, to))).toEqual([]);
  });
});

describe('the outside world', () => {
  it('is Firebase only in services/firebase', () => {
    const sdk = offenders(
      product,
      (file, to) => /^@?firebase(\/|$)/.test(to) && !file.startsWith('src/services/firebase/'),
    );
    expect(sdk).toEqual([]);
  });

  /** The present time, random numbers, and what the browser stores. */
  const AMBIENT = [
    /\bDate\.now\b|(?<!new )\bDate\(|\bnew Date(?:\(\s*\)|(?![\w(]))|\bperformance\.(now|timeOrigin)\b/,
    /\bMath\.random\b|\bcrypto\.(getRandomValues|randomUUID)\b/,
    /\b(local|session)Storage\b|\bindexedDB\b|\bnavigator\.storage\b|\bdocument\.cookie\b|(?<!\.)\bcaches\.\w/,
  ];
  const isAmbient = (text: string) =>
    AMBIENT.some(pattern => pattern.test(text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')));

  it.each([
    ...['Date.now()', 'now: Date.now,', 'new Date()', 'new Date;', 'Date()', 'performance.now()'],
    ...[
      'performance.timeOrigin',
      'Math.random()',
      'crypto.randomUUID()',
      'localStorage',
      'indexedDB.open(name)',
    ],
    ...['caches.open(name)', 'navigator.storage.estimate()', 'document.cookie'],
  ])('is seen in %s', text => {
    expect(isAmbient(`const x = ${text}`)).toBe(true);
  });

  it.each(['new Date(ms)', 'new DateTimeFormat()', 'toDate()', '// Date.now()', 'scope.caches.keys()'])(
    'is not seen in %s',
    text => {
      expect(isAmbient(`const x = ${text}`)).toBe(false);
    },
  );

  it('is the present time, random numbers and storage only in services/platform, but for the files the worker keeps', () => {
    const files = product
      .filter(({ path }) => !path.startsWith('src/services/platform/'))
      .filter(({ text }) => isAmbient(text));
    // The worker's cache of files, which is handed to it.
    expect(files.map(({ path }) => path)).toEqual(['src/app/shell/worker/shellCache.ts']);
  });

  it('is gathered by a pattern, past the layers and features, only where lists are made of what there is', () => {
    const files = product.filter(({ text }) => /\bimport\.meta\.glob\b/.test(text));
    expect(files.map(({ path }) => path).sort()).toEqual([
      'src/app/outbox/openOutbox.ts',
      'src/app/replay/loadEndpoints.ts',
      'src/app/shopPages.ts',
      'src/app/staffPages.ts',
      'src/i18n/hi/translation.ts',
    ]);
  });

  it('never is a browser’s own alert', () => {
    const files = product.filter(({ text }) => /\b(window|globalThis)\.(alert|confirm|prompt)\(/.test(text));
    expect(files.map(({ path }) => path)).toEqual([]);
  });
});

describe('the local backend and the app', () => {
  it('import nothing from each other', () => {
    expect(offenders(backend, (_file, to) => to.startsWith('src/'))).toEqual([]);
    expect(offenders(product, (_file, to) => to.startsWith('local-firebase/'))).toEqual([]);
  });
});

describe('every source file', () => {
  it('stays below 400 lines', () => {
    const long = [...product, ...backend].filter(({ text }) => text.split('\n').length > 400);
    expect(long.map(({ path }) => path)).toEqual([]);
  });

  it('disables no button that sends a form while it is sent: that would lose the focus, `aria-disabled` keeps it', () => {
    const disabling = product.filter(({ text }) =>
      /<Button\s[^>]*type="submit"[^>]*\sdisabled=\{busy/.test(text),
    );
    expect(disabling.map(({ path }) => path)).toEqual([]);
  });

  it('makes its formats and collators when they are first used: the first takes a slow phone 50 ms', () => {
    const atOnce = /^(?:export )?const \w+(?:: [^=\n]+)? =\s*new Intl\./m;
    expect("const F = new Intl.NumberFormat('en-IN');\n").toMatch(atOnce);
    expect(product.filter(({ text }) => atOnce.test(text)).map(({ path }) => path)).toEqual([]);
  });
});

describe('every component', () => {
  /** The components that a text defines. A lazily loaded one is defined where it is loaded from. */
  const componentsOf = (text: string) =>
    Array.from(
      text.matchAll(/\bfunction ([A-Z]\w*)|^(?:export )?const ([A-Z]\w*[a-z]\w*) = (?:\(|icon\()/gm),
      ([, declared, constant]) => declared ?? constant,
    );

  it('is found as a function, a memo, an arrow function and an icon; a lazy one only where it comes from', () => {
    const text = `
function Inner({ of }: Props) {}
export const Row = memo(function Row(props: Props) {});
export const Bold = ({ children }: Props) => <b>{children}</b>;
const Bin = icon('M0 0');
const Later = lazyPart(() => import('./Later').then(part => part.Later));
const LABELS = (1);`;
    expect(componentsOf(text)).toEqual(['Inner', 'Row', 'Bold', 'Bin']);
  });

  it('has its name for itself', () => {
    const named = product
      .filter(({ path }) => path.endsWith('.tsx'))
      .flatMap(({ path, text }) => componentsOf(text).map(name => ({ name, path })));
    const taken = named.filter(({ name }, index) => named.findIndex(other => other.name === name) !== index);
    expect(taken).toEqual([]);
  });
});
