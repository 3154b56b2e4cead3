import fc from 'fast-check';
import { parse } from 'papaparse';
import { describe, expect, it } from 'vitest';
import { type CsvCell, type CsvColumn, toCsv } from './csv';

type Row = { readonly name: string; readonly value: CsvCell };

const COLUMNS: readonly CsvColumn<Row>[] = [
  { heading: 'Name', cell: ({ name }) => name },
  { heading: 'Value', cell: ({ value }) => value },
];
const linesOf = async (...rows: Row[]) => (await toCsv(COLUMNS, rows)).split('\r\n');

describe('toCsv', () => {
  it('begins with the byte order mark and the headings, and ends its lines as RFC 4180 says', async () => {
    expect(await toCsv(COLUMNS, [{ name: 'पानी', value: 2.5 }])).toBe('\uFEFF"Name","Value"\r\n"पानी",2.5');
  });

  it('has its headings where there are no rows', async () => {
    expect(await toCsv(COLUMNS, [])).toBe('\uFEFF"Name","Value"');
  });

  it.each<[CsvCell, string]>([
    [-12.5, '-12.5'],
    [0, '0'],
    [null, ''],
    ['a "b", c', '"a ""b"", c"'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', `"'=1+1"`],
    ['+91 98765', `"'+91 98765"`],
    ['-5', `"'-5"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['\t=1', `"'\t=1"`],
    ['  =1', `"'  =1"`],
    ['＝1+1', `"'＝1+1"`],
    ['a;=1+1', '"a;=1+1"'],
  ])('writes %j as %s', async (value, written) => {
    const [, line] = await linesOf({ name: 'x', value });
    expect(line).toBe(`"x",${written}`);
  });

  it.each<[CsvCell, string]>([
    ['0987654321', `"'0987654321"`],
    ['+919876543210', `"'+919876543210"`],
    [411001, `"'411001"`],
    ['', '""'],
    [null, ''],
  ])('keeps %j as text where that is asked for', async (value, written) => {
    const phone: CsvColumn<CsvCell> = { heading: 'Phone', cell: cell => cell, asText: true };
    expect((await toCsv([phone], [value])).split('\r\n')[1] ?? '').toBe(written);
  });

  it('is read back as it was, but for the mark before what looks like a formula', async () => {
    const text = fc.string({
      unit: fc.constantFrom('a', '"', ',', ';', '\n', '\r\n', '=', '-', ' ', '₹', 'आ'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(text, text), { maxLength: 5 }), async pairs => {
        const csv = await toCsv(
          COLUMNS,
          pairs.map(([name, value]) => ({ name, value })),
        );
        const [, ...rows] = parse<string[]>(csv.slice(1), { newline: '\r\n' }).data;
        const formula = /^'(?=\s*[=-]|[\r\n])/;
        expect(rows.map(row => row.map(cell => cell.replace(formula, '')))).toEqual(pairs);
      }),
    );
  });
});
