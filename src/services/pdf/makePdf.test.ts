import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pdfPages, readFontFile } from '../../../test/support/pdf';
import type { ReadFont } from './fontFiles';
import { toDefinition } from './layout';
import { makePdf } from './makePdf';
import type { PdfBlock, PdfDocument } from './pdfDocument';

const aDocument = (...blocks: PdfBlock[]): PdfDocument => ({
  title: 'Invoice',
  reference: 'INV-1',
  language: 'en-IN',
  blocks,
  pageLabel: (page, pages) => `Page ${page} of ${pages}`,
});
const pagesOf = async (...blocks: PdfBlock[]) => pdfPages(await makePdf(aDocument(...blocks), readFontFile));

const table = (rows: readonly (readonly string[])[]): PdfBlock => ({
  kind: 'table',
  columns: [
    { heading: 'Item', align: 'start', width: 'rest' },
    { heading: 'Amount', align: 'end', width: 'content' },
  ],
  rows,
});

describe('its fonts', () => {
  // The first of this file: what has been read once is not read again.
  it('are asked for until they come, once, and Devanagari only where there is some', async () => {
    const asked: string[] = [];
    const latin = aDocument({ kind: 'paragraph', text: 'Pune' });
    const hindi = aDocument({ kind: 'paragraph', text: 'पुणे' });
    const read: ReadFont = async file => {
      asked.push(file);
      return await readFontFile(file);
    };
    const offline = new TypeError('Failed to fetch');
    await expect(makePdf(latin, () => Promise.reject(offline))).rejects.toBe(offline);
    await makePdf(latin, read);
    expect(asked).toEqual(['regular', 'bold']);
    await makePdf(hindi, read);
    await makePdf(latin, read);
    expect(asked).toEqual(['regular', 'bold', 'devanagari', 'devanagariBold']);
  });

  it.each(['NotoSans-Regular', 'NotoSans-Bold'])('are small: %s', name => {
    expect(readFileSync(`src/services/pdf/fonts/${name}.ttf`).byteLength).toBeLessThan(25_000);
  });
});

describe('a PDF file', () => {
  it('holds every block as text, ₹ included', async () => {
    const pages = await pagesOf(
      { kind: 'heading', text: 'What was sold' },
      { kind: 'paragraph', text: 'Nothing is owed – “thank you”.' },
      {
        kind: 'columns',
        columns: [
          { heading: 'Seller', lines: ['Eawa'] },
          { heading: 'Buyer', lines: ['Ásha Rao'] },
        ],
      },
      { kind: 'facts', facts: [['Order number', '7GK2M9QX4TRB']] },
      table([['Premium Water', '₹1,00,000.00']]),
      { kind: 'sums', sums: [{ label: 'Total', value: '₹1,08,002.99', strong: true }] },
    );
    expect(pages).toEqual([
      [
        'Invoice INV-1',
        'What was sold',
        'Nothing is owed – “thank you”.',
        'Seller Buyer',
        'Eawa Ásha Rao',
        'Order number 7GK2M9QX4TRB',
        'Item Amount',
        'Premium Water ₹1,00,000.00',
        'Total ₹1,08,002.99',
        'Page 1 of 1',
      ],
    ]);
  });

  it('bears the name of whose it is, and how things stand', async () => {
    const blocks: PdfBlock[] = [{ kind: 'badge', text: 'Paid', tone: 'paid' }];
    const file = await makePdf({ ...aDocument(...blocks), brand: 'Eawa' }, readFontFile);
    expect(await pdfPages(file)).toEqual([['Eawa', 'Invoice INV-1', 'Paid', 'Page 1 of 1']]);
  });

  it('has the mark and a waterline as wide as the page’s text where it says whose it is, in colours of paper', () => {
    const drawingsOf = (document: PdfDocument) =>
      toDefinition(document).content.flatMap(({ svg, columns }) =>
        [svg, ...((columns as { svg?: unknown }[] | undefined) ?? []).map(column => column.svg)].flatMap(
          drawing => (typeof drawing === 'string' ? [drawing] : []),
        ),
      );
    expect(drawingsOf(aDocument())).toEqual([]);
    const [mark, waterline, ...others] = drawingsOf({ ...aDocument(), brand: 'Eawa' });
    expect(others).toEqual([]);
    expect(mark).toMatch(
      /^<svg [^>]+><path [^>]+fill="#0a5c66"\/><path [^>]+stroke="#f4a62a"[^>]+\/><\/svg>$/,
    );
    const [, width, first, next] =
      /viewBox="0 0 ([\d.]+) 8"><path d="M0 4q[\d.]+-4 ([\d.]+) 0((?:t[\d.]+ 0)+)"/.exec(waterline ?? '') ??
      [];
    const steps = [first, ...(next ?? '').matchAll(/[\d.]+(?= 0)/g)].map(Number);
    expect(steps.reduce((sum, step) => sum + step, 0)).toBeCloseTo(Number(width));
    expect(Number(width)).toBe(595 - 2 * 48);
  });

  it('goes on over pages, each with the table’s headings, the title and its number', async () => {
    const rows = Array.from({ length: 70 }, (_, row) => [`Bottle ${row + 1}`, `₹${row + 1}.00`]);
    const pages = await pagesOf(table(rows), {
      kind: 'sums',
      sums: [{ label: 'Total', value: '₹2,485.00' }],
    });
    expect(pages).toHaveLength(3);
    expect(pages[0]?.slice(0, 2)).toEqual(['Invoice INV-1', 'Item Amount']);
    for (const page of pages.slice(1)) expect(page.slice(0, 2)).toEqual(['Invoice INV-1', 'Item Amount']);
    expect(pages.map(page => page.at(-1))).toEqual(['Page 1 of 3', 'Page 2 of 3', 'Page 3 of 3']);
    expect(pages.flat().filter(line => line.startsWith('Bottle'))).toEqual(rows.map(row => row.join(' ')));
    expect(pages[2]?.at(-2)).toBe('Total ₹2,485.00');
  });

  it('sets Devanagari in a font that has it, beside Latin', async () => {
    const [page] = await pagesOf({ kind: 'paragraph', text: 'Shri आशा राव, Pune' });
    expect(page?.[1]?.replaceAll(' ', '')).toBe('Shriआशाराव,Pune');
  });

  it('sets Devanagari on the base line of the Latin beside it', async () => {
    const [page] = await pagesOf({ kind: 'facts', facts: [['नाम', 'Asha Rao']] });
    expect(page?.[1]).toBe('नाम Asha Rao');
  });

  it('has nothing in it but the fonts it was given', async () => {
    const bytes = new Uint8Array(
      await (await makePdf(aDocument(table([['आशा', '₹1.00']])), readFontFile)).arrayBuffer(),
    );
    const fonts = [...new TextDecoder('latin1').decode(bytes).matchAll(/\/BaseFont \/[A-Z]{6}\+([\w-]+)/g)];
    expect([...new Set(fonts.map(([, name]) => name))].sort()).toEqual([
      'NotoSans-Bold',
      'NotoSans-Regular',
      'NotoSansDevanagari-Regular',
    ]);
  });

  it('sets what is strong in bold in Devanagari as well', async () => {
    const strong: PdfBlock = { kind: 'sums', sums: [{ label: 'कुल', value: '₹1.00', strong: true }] };
    const plain: PdfBlock = { kind: 'sums', sums: [{ label: 'कुल', value: '₹1.00' }] };
    const fontsOf = async (block: PdfBlock) => {
      const file = await makePdf(aDocument(block), readFontFile);
      const bytes = new TextDecoder('latin1').decode(await file.arrayBuffer());
      return new Set([...bytes.matchAll(/\/BaseFont \/[A-Z]{6}\+([\w-]+)/g)].map(([, name]) => name));
    };
    expect(await fontsOf(strong)).toContain('NotoSansDevanagari-Bold');
    expect(await fontsOf(plain)).not.toContain('NotoSansDevanagari-Bold');
  });

  it.each([
    [
      'in Devanagari',
      fc.string({ unit: fc.integer({ min: 0x900, max: 0x97f }).map(String.fromCharCode), maxLength: 8 }),
    ],
    ['of any letters', fc.string({ unit: 'binary', maxLength: 20 })],
  ])('can be made of every text %s, though not every text makes words', async (_what, text) => {
    const texts = fc.array(text, { minLength: 30, maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(texts, async paragraphs => {
        const blocks = paragraphs.map((paragraph): PdfBlock => ({ kind: 'paragraph', text: paragraph }));
        expect((await makePdf(aDocument(...blocks), readFontFile)).type).toBe('application/pdf');
      }),
      { numRuns: 20 },
    );
  });
});
