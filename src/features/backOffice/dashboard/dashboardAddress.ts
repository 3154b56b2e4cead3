import type { PeriodUnit } from '@/lib/time/periods';

/** What the period selector offers (spec §2), and which period each is. */
export const PERIODS = { today: 'day', week: 'week', month: 'month', quarter: 'quarter' } as const satisfies {
  readonly [name: string]: PeriodUnit;
};
export type PeriodName = keyof typeof PERIODS;
export const PERIOD_NAMES = Object.keys(PERIODS) as readonly PeriodName[];

/** The tabs of Production Output (spec §2). */
export const OUTPUTS = { daily: 'day', weekly: 'week', monthly: 'month' } as const satisfies {
  readonly [name: string]: PeriodUnit;
};
export type OutputName = keyof typeof OUTPUTS;
export const OUTPUT_NAMES = Object.keys(OUTPUTS) as readonly OutputName[];

/** Which order is being looked at, as in the orders' own page. */
export const VIEW_PARAM = 'view';

/** What the dashboard shows. It lives in the address, so that a link or Back restores it. */
export type DashboardView = { readonly period: PeriodName; readonly output: OutputName };

const AT_FIRST: DashboardView = { period: 'today', output: 'daily' };

/** Reads the view from an address; what it does not understand is as if it were not there. */
export function readView(params: URLSearchParams): DashboardView {
  const named = <Name extends string>(names: readonly Name[], field: string, otherwise: Name): Name =>
    names.find(name => name === params.get(field)) ?? otherwise;
  return {
    period: named(PERIOD_NAMES, 'period', AT_FIRST.period),
    output: named(OUTPUT_NAMES, 'output', AT_FIRST.output),
  };
}

/** The address with the view changed. */
export function withView(params: URLSearchParams, change: Partial<DashboardView>): URLSearchParams {
  const view = { ...readView(params), ...change };
  const next = new URLSearchParams(params);
  for (const field of ['period', 'output'] as const) {
    if (view[field] === AT_FIRST[field]) next.delete(field);
    else next.set(field, view[field]);
  }
  return next;
}
