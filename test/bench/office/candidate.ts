import type { Grid } from '../floors/build';

/** A page with a table of orders. */
export type TableCandidate = {
  readonly label: string;
  readonly url: string;
  readonly row: string;
  /** The field that narrows the rows down as one types. */
  readonly search: string;
  /**
   * Where a page shows some rows before it has all: by what one sees that all are there (`without`, `says`), and that what
   * has changed since was read (`with`).
   */
  readonly whole?: { readonly without: string; readonly with: string; readonly says: string };
};

export const productTable = (origin: string, label = 'product'): TableCandidate => ({
  label,
  url: `${origin}/admin/dashboard/orders`,
  row: 'main tbody tr',
  search: 'main input[type="search"]',
  whole: { without: 'main progress', with: 'main button[aria-busy="false"]', says: 'of [\\d,]+ orders' },
});

const ROWS: Readonly<Record<Grid, string>> = {
  vanilla: '.row',
  tanStack: '.row',
  agGrid: '.ag-row',
  muiX: '.MuiDataGrid-row',
};

export const gridTable = (origin: string, grid: Grid, orders: number): TableCandidate => ({
  label: grid === 'vanilla' ? 'floor: vanilla' : grid,
  url: `${origin}/grids/${grid}/?n=${orders}`,
  row: ROWS[grid],
  search: '#search',
});
