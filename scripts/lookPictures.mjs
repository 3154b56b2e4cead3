/**
 * Draws the pictures of docs/look.md from what they show: the palette from theme.css, the bottles from their
 * component. Run it after either has changed: `node scripts/lookPictures.mjs`.
 */
import { writeFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer } from 'vite';
import { onlyTagged, textTagged } from './tagged.mjs';

const theme = textTagged('theme');
const roles = [...theme.matchAll(/--color-([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)];
const colour = new Map(roles.map(([, role, light]) => [role, light]));

function write(name, title, width, height, content) {
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="ui-sans-serif,system-ui,sans-serif" font-size="12">`;
  writeFileSync(`docs/images/${name}.svg`, `${open}<title>${title}</title>${content}</svg>\n`);
}

const COLUMNS = 5;
const [CELL, ROW] = [172, 84];
const swatches = roles
  .filter(([, role]) => !role.startsWith('bottle-'))
  .map(([, role, day, night], at) => {
    const [x, y] = [(at % COLUMNS) * CELL + 12, Math.floor(at / COLUMNS) * ROW + 12];
    return (
      `<g transform="translate(${x} ${y})"><rect width="80" height="40" fill="${day}"/><rect x="80" width="80" height="40" fill="${night}"/>` +
      `<rect width="160" height="40" fill="none" stroke="#71827f" stroke-opacity=".5"/>` +
      `<text y="55" font-weight="700" fill="#0e2a2f">${role}</text><text y="70" fill="#47605f">${day} · ${night}</text></g>`
    );
  });
const height = Math.ceil(swatches.length / COLUMNS) * ROW + 16;
const width = COLUMNS * CELL + 12;
write(
  'palette',
  'Every role of the theme, by day and by night',
  width,
  height,
  `<rect width="${width}" height="${height}" fill="#ffffff"/>${swatches.join('')}`,
);

const SHELF = [
  ['compact', '250ml'],
  ['compact', '330ml'],
  ['essential', '500ml'],
  ['essential', '750ml'],
  ['essential', '1.5L'],
  ['premium', '1L'],
  ['premium', '2L'],
  ['eawa', '1L'],
  ['eawa', '20L'],
];
const vite = await createServer({
  configLoader: 'runner',
  server: { middlewareMode: true },
  logLevel: 'warn',
});
const { drawings } = await vite.ssrLoadModule('/scripts/build/brandedPage.ts');
const { BottleArt } = await vite.ssrLoadModule(onlyTagged('bottle-picture'));
// A picture of its own has neither the utilities nor the variables of the page.
const bottles = SHELF.map(([category, size], at) => {
  const drawn = renderToStaticMarkup(createElement(BottleArt, { category, size }))
    .replace('<svg', `<svg x="${at * 104}" y="8" width="120" height="190"`)
    .replace(/class="text-([\w-]+)[^"]*"/, (_, role) => `color="${colour.get(role)}"`);
  return `${drawn}<text x="${at * 104 + 60}" y="218" text-anchor="middle" fill="#47605f">${category} ${size}</text>`;
});
await vite.close();
const shapes = drawings()
  .replaceAll(/var\(--color-([\w-]+)\)/g, (_, role) => colour.get(role))
  .replaceAll('var(--bottle-water,1)', '1');
write(
  'bottles',
  'Nine bottles by category and size',
  SHELF.length * 104 + 16,
  232,
  `${shapes}<rect width="100%" height="100%" fill="#f7f6f1"/>${bottles.join('')}`,
);
