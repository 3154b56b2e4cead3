import { describe, expect, it } from 'vitest';
import { importsOf, isTest, type SourceFile, sourceFiles, target } from './sourceFiles';

/** Lowest first: a file may import from its own layer and those before it. */
const LAYERS = ['shared', 'services', 'entities', 'features', 'app'];

/** The only files that look up, for the types of the store they are typed by (erased from the build). */
const TYPES_OF_THE_STORE = ['src/shared/redux/hooks.ts', 'src/shared/redux/thunk.ts'];

const product = sourceFiles('src').filter(file => !isTest(file));
const backend = sourceFiles('local-firebase');

function layerOf(path: string): string | undefined {
  return LAYERS.find(layer => path.startsWith(`src/${layer}/`));
}

/** `src/features/storefront/order/x` belongs to the feature `storefront/order`, `src/features/auth/x` to `auth`. */
function featureOf(path: string): string | undefined {
  return /^src\/features\/((?:storefront|backOffice)\/[^/]+|[^/]+)\//.exec(path)?.[1];
}

/** Every offending import as `file → target`. */
function offenders(files: readonly SourceFile[], offends: (file: string, to: string) => boolean): string[] {
  return files.flatMap(file =>
    importsOf(file)
      .map(({ specifier }) => target(file, specifier))
      .filter(to => offends(file.path, to))
      .map(to => `${file.path} → ${to}`),
  );
}

describe('the layers', () => {
  it('are all there', () => {
    expect(product.length).toBeGreaterThan(50);
    for (const layer of LAYERS) {
      expect(product.some(({ path }) => layerOf(path) === layer)).toBe(true);
    }
  });

  it('import downwards only', () => {
    const upwards = offenders(product, (file, to) => {
      const [from, into] = [layerOf(file), layerOf(to)];
      return (
        from !== undefined &&
        into !== undefined &&
        LAYERS.indexOf(into) > LAYERS.indexOf(from) &&
        !TYPES_OF_THE_STORE.includes(file)
      );
    });
    expect(upwards).toEqual([]);
  });

  it('are looked up from only for types', () => {
    const values = product
      .filter(({ path }) => TYPES_OF_THE_STORE.includes(path))
      .flatMap(file =>
        importsOf(file).filter(({ specifier, typeOnly }) => /@\/app/.test(specifier) && !typeOnly),
      );
    expect(values).toEqual([]);
  });
});

describe('the features', () => {
  it('never import one another', () => {
    const across = offenders(product, (file, to) => {
      const [from, into] = [featureOf(file), featureOf(to)];
      return from !== undefined && into !== undefined && from !== into;
    });
    expect(across).toEqual([]);
  });
});

describe('the wings', () => {
  it('never load each other’s code', () => {
    const storefront =
      /features\/storefront|StorefrontWing|StorefrontLayout|storefrontText|text\/en\/storefront/;
    const backOffice =
      /features\/backOffice|BackOfficeWing|BackOfficeLayout|backOfficeText|text\/en\/backOffice/;
    const across = offenders(
      product.filter(({ path }) => path !== 'src/app/Screens.tsx'),
      (file, to) =>
        (storefront.test(file) && backOffice.test(to)) || (backOffice.test(file) && storefront.test(to)),
    );
    expect(across).toEqual([]);
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

  it('is time, chance and storage only in services/platform', () => {
    const ambient =
      /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bcrypto\.(getRandomValues|randomUUID)\(|\b(local|session)Storage\b/;
    const files = product
      .filter(({ path }) => !path.startsWith('src/services/platform/'))
      .filter(({ text }) => ambient.test(text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')));
    expect(files.map(({ path }) => path)).toEqual([]);
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
});
