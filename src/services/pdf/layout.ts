import type { Content, Definition } from 'pdfmake/build/pdfmake.js';
import { fontRuns } from './fontRuns';
import type { PdfBlock, PdfDocument } from './pdfDocument';

/** Points; A4 is 595 wide. */
const MARGIN = 48;
/** What puts a line of 10 points on the base line of a title of 22. */
const TITLE_DROP = 12.8;
const INK = '#0f2b30';
const SOFT = '#47626a';
const LINE = '#cfdedc';
const BAND = '#e8f0ef';

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
    case 'paragraph':
      return {
        text: runs(block.text),
        margin: [0, 4, 0, 4],
        ...(block.tone === 'strong' && { bold: true }),
        ...(block.tone === 'soft' && { color: SOFT }),
      };
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
  const { title, reference, language, landscape = false, blocks, pageLabel } = document;
  return {
    pageSize: 'A4',
    pageOrientation: landscape ? 'landscape' : 'portrait',
    pageMargins: [MARGIN, 56, MARGIN, 56],
    language,
    displayTitle: true,
    info: { title: `${title} ${reference}` },
    defaultStyle: { font: 'Latin', fontSize: 10, lineHeight: 1.2, color: INK },
    header: page =>
      page === 1
        ? null
        : {
            columns: [{ text: runs(title) }, { text: runs(reference), alignment: 'right' }],
            color: SOFT,
            fontSize: 9,
            margin: [MARGIN, 28, MARGIN, 0],
          },
    footer: (page, pages) => ({
      text: runs(pageLabel(page, pages)),
      alignment: 'center',
      color: SOFT,
      fontSize: 9,
      margin: [MARGIN, 20, MARGIN, 0],
    }),
    content: [
      {
        columns: [
          { text: runs(title), bold: true, fontSize: 22 },
          { text: runs(reference), alignment: 'right', color: SOFT, margin: [0, TITLE_DROP, 0, 0] },
        ],
        margin: [0, 0, 0, 10],
      },
      ...blocks.map(toContent),
    ],
  };
}
