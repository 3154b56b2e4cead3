import type { Content, Definition } from 'pdfmake/build/pdfmake.js';
import mark from '@/lib/mark.svg?raw';
import { fontRuns } from './fontRuns';
import type { PdfBlock, PdfDocument } from './pdfDocument';

/** Points. */
const A4_WIDTH = 595;
const MARGIN = 48;
/** The edge is what heads and feet have; of a roll 80 by 200 mm, as `print.css` cuts it. */
const SHEET = { size: 'A4', margin: MARGIN, edge: 56, fontSize: 10, titleSize: 22 } as const;
const ROLL = {
  ...{ size: { width: 226.8, height: 567 }, margin: 10, edge: 28 },
  ...{ fontSize: 9, titleSize: 14 },
} as const;
/** What puts a line of 10 points on the base line of a title of 22. */
const TITLE_DROP = 12.8;
/** Three centimetres: a phone reads it from paper. */
const QR_SIZE = 86;
const INK = '#0f2b30';
const SOFT = '#47626a';
const LINE = '#cfdedc';
const BAND = '#e8f0ef';
const BRAND = '#0a5c66';
const MARIGOLD = '#f4a62a';
/** Ink and paper of a badge: `good` and `warn` of the theme. */
const BADGES = { paid: ['#17653d', '#dcf2e4'], due: ['#7a4c00', '#fdeed2'] } as const;

/** The mark, in the colours of the paper. */
const MARK = `<svg viewBox="0 0 32 32">${[...mark.matchAll(/<path[^>]*>/g)].join('')}</svg>`
  .replaceAll('currentColor', BRAND)
  .replaceAll('var(--color-accent)', MARIGOLD);

/** The line of the mark, over the width of a page of so many points. */
function waterline(width: number): string {
  const waves = Math.round(width / 48);
  const step = width / waves / 2;
  const path = `M0 4q${step / 2}-4 ${step} 0${`t${step} 0`.repeat(2 * waves - 1)}`;
  return `<svg viewBox="0 0 ${width} 8"><path d="${path}" fill="none" stroke="${MARIGOLD}" stroke-width="1.5"/></svg>`;
}

const runs = (text: string) => fontRuns(text);

const cell = (text: string, align: 'start' | 'end', style: object = {}): Content => ({
  text: runs(text),
  alignment: align === 'end' ? 'right' : 'left',
  ...style,
});

function toContent(block: PdfBlock): Content {
  switch (block.kind) {
    case 'heading':
      return { text: runs(block.text), bold: true, fontSize: 12, margin: [0, 14, 0, 6] };
    case 'newPage':
      return { text: '', pageBreak: 'before' };
    case 'paragraph':
      return {
        text: runs(block.text),
        margin: [0, 4, 0, 4],
        ...(block.tone === 'strong' && { bold: true }),
        ...(block.tone === 'soft' && { color: SOFT }),
      };
    case 'badge': {
      const [color, fillColor] = BADGES[block.tone];
      return {
        table: { body: [[{ ...cell(block.text, 'start', { bold: true, color, fillColor }), fontSize: 11 }]] },
        layout: {
          hLineWidth: () => 0,
          vLineWidth: () => 0,
          paddingTop: () => 4,
          paddingBottom: () => 4,
          paddingLeft: () => 10,
          paddingRight: () => 10,
        },
        margin: [0, 2, 0, 8],
      };
    }
    case 'columns':
      return {
        columns: block.columns.map(({ heading, lines }) => ({
          stack: [
            { text: runs(heading), color: SOFT, bold: true, margin: [0, 0, 0, 3] },
            ...lines.map(line => ({ text: runs(line) })),
          ],
        })),
        columnGap: 24,
        margin: [0, 8, 0, 8],
      };
    case 'qr': {
      const [first = '', ...others] = block.lines;
      return {
        unbreakable: true,
        columns: [
          { qr: block.text, fit: QR_SIZE, eccLevel: 'M', width: 'auto' },
          {
            stack: [
              { text: runs(first), bold: true, margin: [0, 0, 0, 3] },
              ...others.map(line => ({ text: runs(line) })),
            ],
            margin: [0, 6, 0, 0],
          },
        ],
        columnGap: 12,
        margin: [0, 8, 0, 8],
      };
    }
    case 'facts':
      return {
        table: {
          widths: ['auto', '*'],
          body: block.facts.map(([label, value]) => [
            cell(label, 'start', { color: SOFT }),
            cell(value, 'start'),
          ]),
        },
        layout: 'noBorders',
        margin: [0, 4, 0, 8],
      };
    case 'table':
      return {
        table: {
          headerRows: 1,
          dontBreakRows: true,
          widths: block.columns.map(({ width }) => (width === 'rest' ? '*' : 'auto')),
          body: [
            block.columns.map(({ heading, align }) => cell(heading, align, { bold: true, fillColor: BAND })),
            ...block.rows.map(row =>
              block.columns.map(({ align }, column) => cell(row[column] ?? '', align)),
            ),
            ...(block.total
              ? [
                  block.columns.map(({ align }, column) =>
                    cell(block.total?.[column] ?? '', align, { bold: true }),
                  ),
                ]
              : []),
          ],
        },
        layout: {
          hLineWidth: () => 0.5,
          vLineWidth: () => 0,
          hLineColor: () => LINE,
          paddingTop: () => 5,
          paddingBottom: () => 5,
          paddingLeft: () => 6,
          paddingRight: () => 6,
        },
        margin: [0, 8, 0, 8],
      };
    case 'sums':
      return {
        // Kept together: a total on a page of its own says nothing.
        unbreakable: true,
        table: {
          widths: ['*', 'auto'],
          body: block.sums.map(({ label, value, strong = false }) => {
            const style = strong ? { bold: true, fontSize: 12 } : { color: SOFT };
            return [cell(label, 'end', style), cell(value, 'end', style)];
          }),
        },
        layout: 'noBorders',
        margin: [0, 0, 6, 8],
      };
  }
}

/** A document as pdfmake wants it. */
export function toDefinition(document: PdfDocument): Definition {
  const { brand, title, reference, language, paper, blocks, pageLabel } = document;
  const { size, margin, edge, fontSize, titleSize } = paper === 'roll' ? ROLL : SHEET;
  return {
    pageSize: size,
    pageOrientation: paper === 'landscape' ? 'landscape' : 'portrait',
    pageMargins: [margin, edge, margin, edge],
    language,
    displayTitle: true,
    info: { title: `${title} ${reference}` },
    defaultStyle: { font: 'Latin', fontSize, lineHeight: 1.2, color: INK },
    header: page =>
      page === 1
        ? null
        : {
            columns: [{ text: runs(title) }, { text: runs(reference), alignment: 'right' }],
            color: SOFT,
            fontSize: 9,
            margin: [margin, edge / 2, margin, 0],
          },
    footer: (page, pages) => ({
      text: runs(pageLabel(page, pages)),
      alignment: 'center',
      color: SOFT,
      fontSize: 9,
      margin: [margin, edge / 2.8, margin, 0],
    }),
    content: [
      ...(brand
        ? [
            {
              columns: [
                { svg: MARK, width: 24 },
                { text: runs(brand), bold: true, fontSize: 18, color: BRAND },
              ],
              columnGap: 6,
              margin: [0, 0, 0, 10],
            },
          ]
        : []),
      ...(paper === 'roll'
        ? [
            { text: runs(title), bold: true, fontSize: titleSize },
            { text: runs(reference), color: SOFT },
          ]
        : [
            {
              columns: [
                { text: runs(title), bold: true, fontSize: titleSize },
                { text: runs(reference), alignment: 'right', color: SOFT, margin: [0, TITLE_DROP, 0, 0] },
              ],
              margin: [0, 0, 0, brand ? 2 : 10],
            },
          ]),
      ...(brand ? [{ svg: waterline(A4_WIDTH - 2 * MARGIN), margin: [0, 0, 0, 10] }] : []),
      ...blocks.map(toContent),
    ],
  };
}
