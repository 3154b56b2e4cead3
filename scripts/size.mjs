/**
 * Prints the compressed bytes of what each entry loads first, and of the menu's answer, and of what phones keep; fails over
 * budget, and where the shop loads what is the back office's. Reads `dist/`, so run `npm run build` before.
 */
import { existsSync } from 'node:fs';
import {
  BUILT,
  ENTRIES,
  findBackOfficeCodeInShop,
  menuInFirstFlight,
  SHELLS,
  sizeOfEntry,
  sizeOfShell,
} from './entrySizes.mjs';
import { fail } from './options.mjs';

if (!existsSync(BUILT)) fail('There is no build in dist/ yet to be weighed: npm run build makes it.');

const kb = bytes => `${(bytes / 1000).toFixed(1)} kB`;
let over = false;

console.log(
  `${'entry'.padEnd(24)}${'brotli'.padStart(10)}${'gzip'.padStart(10)}${'raw'.padStart(10)}  budget`,
);
for (const entry of ENTRIES) {
  const { brotli, gzip, raw } = sizeOfEntry(entry);
  const fits = brotli <= entry.budgetKb * 1000;
  over ||= !fits;
  console.log(
    `${entry.name.padEnd(24)}${kb(brotli).padStart(10)}${kb(gzip).padStart(10)}${kb(raw).padStart(10)}` +
      `  ${entry.budgetKb} kB${fits ? '' : '  OVER BUDGET'}`,
  );
}
const { bytes, budget } = menuInFirstFlight();
over ||= bytes > budget;
console.log(
  `menu, with its headers: ${bytes} of ${budget} bytes of gzip${bytes > budget ? '  OVER BUDGET' : ''}`,
);
for (const shell of SHELLS) {
  const { files, brotli, gzip, raw } = sizeOfShell(shell);
  const fits = files <= shell.files && gzip <= shell.budgetKb * 1000;
  over ||= !fits;
  console.log(
    `${shell.name.padEnd(24)}${kb(brotli).padStart(10)}${kb(gzip).padStart(10)}${kb(raw).padStart(10)}` +
      `  ${shell.budgetKb} kB of gzip; ${files} of ${shell.files} files${fits ? '' : '  OVER BUDGET'}`,
  );
}
const strayed = findBackOfficeCodeInShop();
for (const screen of strayed) console.log(`${screen} loads code of the back office`);
if (over || strayed.length > 0) process.exit(1);
