import { readdirSync } from 'node:fs';
import type { MeasuredReads, StaffPage } from '../../src/components/page/staffPage.ts';

type Manifest = { readonly page: StaffPage; readonly reads?: readonly MeasuredReads[] };

const source = new URL('../../src/', import.meta.url);
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(file =>
  file.endsWith('.staffPage.ts'),
);
const manifests: readonly Manifest[] = await Promise.all(
  files.map(file => import(/* @vite-ignore */ new URL(file.replaceAll('\\', '/'), source).href)),
);

/** What the pages of the back office read, each as its manifest has it; in the order of the navigation. */
export const MEASURED_READS: readonly MeasuredReads[] = [...manifests]
  .sort((one, other) => (one.page.link?.order ?? 0) - (other.page.link?.order ?? 0))
  .flatMap(({ reads = [] }) => reads);

/** @throws Error where no page has said it */
export function measured(name: string): MeasuredReads {
  const found = MEASURED_READS.find(({ opened }) => opened === name);
  if (!found) throw new Error(`Nobody has measured what ${name} reads.`);
  return found;
}
