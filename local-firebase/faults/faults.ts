import type { Fault } from './fault';
import { type FaultRule, type PathPattern, parseFaultRule } from './faultRule';

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
};

export function createFaults(): Faults {
  const rules = new Map<string, ActiveFault>();
  let lastId = 0;

  return {
    inject: rule => {
      const parsed = parseFaultRule(rule);
      lastId += 1;
      const id = `fault-${lastId}`;
      rules.set(id, { id, ...parsed });
      return id;
    },
    clear: id => {
      if (id !== undefined) return rules.delete(id);
      rules.clear();
      return true;
    },
    list: () => [...rules.values()],
    take: (method, url) => {
      for (const rule of rules.values()) {
        if (!matches(rule, method, url)) continue;
        if (rule.times === 1) rules.delete(rule.id);
        else if (rule.times !== undefined) rules.set(rule.id, { ...rule, times: rule.times - 1 });
        return rule.fault;
      }
      return null;
    },
  };
}

function matches({ match }: FaultRule, method: string, url: URL): boolean {
  return (match.method ?? method) === method && fits(match.path, `${url.pathname}${url.search}`);
}

function fits(pattern: PathPattern, path: string): boolean {
  return typeof pattern === 'string' ? path.includes(pattern) : new RegExp(pattern.regex).test(path);
}
