import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

export type SourceFile = {
  /** From the project's root, with forward slashes: `src/app/App.tsx`. */
  readonly path: string;
  readonly text: string;
};

/**
 * Every TypeScript file below a folder of the project, tests included.
 *
 * @param options root: of another copy of the project; endings: of other files
 */
export function sourceFiles(
  folder: string,
  {
    root = ROOT,
    endings = /\.tsx?$/,
  }: { readonly root?: string | undefined; readonly endings?: RegExp } = {},
): SourceFile[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && endings.test(entry.name))
    .map(entry => {
      const file = join(entry.parentPath, entry.name);
      return { path: relative(root, file).replaceAll('\\', '/'), text: readFileSync(file, 'utf8') };
    });
}

export const isTest = ({ path }: SourceFile): boolean => /\.(test|bench|proof)\.tsx?$/.test(path);

const STATIC = /^\s*(?:import|export)\s+(?:type\s+)?(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm;
const DYNAMIC = /\bimport\(\s*'([^']+)'\s*\)/g;

/** What a file imports, in any form, types included: `typeof import('…')` names the module all the same. */
export const importsOf = ({ text }: SourceFile): string[] =>
  [STATIC, DYNAMIC].flatMap(pattern => Array.from(text.matchAll(pattern), ([, specifier = '']) => specifier));

/** The project path an import leads to, without extension; a package keeps its name. */
export function target(file: SourceFile, specifier: string): string {
  if (specifier.startsWith('@/')) return `src/${specifier.slice(2)}`;
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file.path), specifier);
  return specifier;
}
