import type { Fault } from './fault';
import { type FaultRule, parseFaultRule, pathTest } from './faultRule';

/** A rule in force; `times` is how many more requests it is for. */
export type ActiveFault = FaultRule & { readonly id: string };

export type Faults = {
  /**
   * Lets requests that match meet a fault. Where several rules match, the one injected first counts.
   *
   * @returns the id to clear it by
   * @throws FaultRuleError when the rule cannot be used
   */
  inject(rule: FaultRule): string;
  /** Takes one rule back, or all of them. False when there is no such rule. */
  clear(id?: string): boolean;
  list(): readonly ActiveFault[];
  /** The fault that this request meets, if any; uses up one of its rule's `times`. */
  take(method: string, url: URL): Fault | null;
  /** Whether this request would meet a fault; uses up nothing. */
  isDue(method: string, url: URL): boolean;
};

type Kept = { readonly rule: ActiveFault; readonly fits: (path: string) => boolean };

export function createFaults(): Faults {
  const kept = new Map<string, Kept>();
  let lastId = 0;

  function find(method: string, url: URL): Kept | undefined {
    return [...kept.values()].find(
      ({ rule, fits }) => (rule.match.method ?? method) === method && fits(`${url.pathname}${url.search}`),
    );
  }

  return {
    inject: rule => {
      const parsed = parseFaultRule(rule);
      lastId += 1;
      const id = `fault-${lastId}`;
      kept.set(id, { rule: { id, ...parsed }, fits: pathTest(parsed.match.path) });
      return id;
    },
    clear: id => {
      if (id !== undefined) return kept.delete(id);
      kept.clear();
      return true;
    },
    list: () => [...kept.values()].map(({ rule }) => rule),
    take: (method, url) => {
      const found = find(method, url);
      if (found === undefined) return null;
      const { rule, fits } = found;
      if (rule.times === 1) kept.delete(rule.id);
      else if (rule.times !== undefined) {
        kept.set(rule.id, { rule: { ...rule, times: rule.times - 1 }, fits });
      }
      return rule.fault;
    },
    isDue: (method, url) => find(method, url) !== undefined,
  };
}
