import type { LedgerKind, LedgerLine } from '@/domain/stock/stockLedger';

/** Every kind of line, in the order a person chooses from. */
export const LEDGER_KINDS = [
  'sale',
  'returned',
  'restocked',
  'notReturned',
  'reopened',
  'received',
  'damaged',
  'correction',
  'opening',
  'unexplained',
] as const satisfies readonly LedgerKind[];

/** The kinds that a ledger has lines of. */
export const kindsIn = (lines: readonly LedgerLine[]): readonly LedgerKind[] =>
  LEDGER_KINDS.filter(kind => lines.some(line => line.kind === kind));

/** Which lines are shown, and from which page on, as the address says. */
export type LedgerView = {
  /** Null: of every kind. */
  readonly kind: LedgerKind | null;
  /** From 1. */
  readonly page: number;
};

export function readLedgerView(params: URLSearchParams): LedgerView {
  const kind = params.get('kind');
  const page = params.get('lines') ?? '';
  return {
    kind: LEDGER_KINDS.find(known => known === kind) ?? null,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The address with another kind, which begins at its first page, or another page. */
export function withLedgerView(params: URLSearchParams, change: Partial<LedgerView>): URLSearchParams {
  const { kind, page } = { ...readLedgerView(params), page: 1, ...change };
  const next = new URLSearchParams(params);
  if (kind) next.set('kind', kind);
  else next.delete('kind');
  if (page > 1) next.set('lines', String(page));
  else next.delete('lines');
  return next;
}

/** The newest first, of one kind or of all. */
export const shownLines = (lines: readonly LedgerLine[], kind: LedgerKind | null): readonly LedgerLine[] =>
  lines.filter(line => kind === null || line.kind === kind).toReversed();

/** When a line happened; null where nobody knows: what was not written down did so at some time before it was noticed. */
export const timeOf = ({ kind, at }: LedgerLine): string | null => (kind === 'unexplained' ? null : at);
