/** Rupees go in as numbers, without a sign; null is an empty cell. */
export type CsvCell = string | number | null;

export type CsvColumn<Row> = {
  readonly heading: string;
  readonly cell: (row: Row) => CsvCell;
  /** Digits that are no number, a phone's or a PIN code's: a spreadsheet leaves them as they are. */
  readonly asText?: boolean;
};

export const CSV_TYPE = 'text/csv;charset=utf-8';

/** By it Excel knows that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What a spreadsheet may take for a formula (OWASP), behind blanks and in full width too. */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

/**
 * Rows as a CSV file that spreadsheets open as it is meant: RFC 4180 with a heading row and CRLF, a byte order mark, and
 * texts that nobody's spreadsheet runs as formulas. Every text is quoted, so that a reader that splits at semicolons cannot
 * make one out of its middle. Rejects when the writer's code cannot be loaded.
 */
export async function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): Promise<string> {
  const { unparse } = (await import('papaparse')).default;
  const line = (row: Row): CsvCell[] =>
    columns.map(({ cell, asText = false }) => {
      const value = cell(row);
      return asText && value !== null && value !== '' && !FORMULA.test(String(value)) ? `'${value}` : value;
    });
  const csv = unparse([columns.map(({ heading }) => heading), ...rows.map(line)], {
    escapeFormulae: FORMULA,
    quotes: value => typeof value === 'string',
  });
  return BYTE_ORDER_MARK + csv;
}
