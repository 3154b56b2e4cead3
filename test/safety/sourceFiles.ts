import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

export type SourceFile = {
  /** From the project's root, with forward slashes: `src/app/store.ts`. */
  readonly path: string;
  readonly text: string;
};

/** Every TypeScript file below a folder of the project, tests included. */
export function sourceFiles(folder: string): SourceFile[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map(entry => {
      const file = join(entry.parentPath, entry.name);
      return { path: relative(ROOT, file).replaceAll('\\', '/'), text: readFileSync(file, 'utf8') };
    });
}

export const isTest = ({ path }: SourceFile): boolean => /\.(test|bench|proof)\.tsx?$/.test(path);

export type Import = { readonly specifier: string; readonly typeOnly: boolean };

const STATIC = /^\s*(import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm;
const DYNAMIC = /\bimport\(\s*'([^']+)'\s*\)/g;

/** What a file imports, in any form. `typeof import('…')` counts: it names the module all the same. */
export function importsOf({ text }: SourceFile): Import[] {
  return [
    ...Array.from(text.matchAll(STATIC), match => ({
      specifier: match[3] ?? '',
      typeOnly: match[2] !== undefined,
    })),
    ...Array.from(text.matchAll(DYNAMIC), match => ({ specifier: match[1] ?? '', typeOnly: false })),
  ];
}

/** The project path an import leads to, without extension; a package keeps its name. */
export function target(file: SourceFile, specifier: string): string {
  if (specifier.startsWith('@/')) return `src/${specifier.slice(2)}`;
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file.path), specifier);
  return specifier;
}
