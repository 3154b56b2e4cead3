import { FULL_ACCESS, type Guard } from '../firestore/access';
import type { Denials } from './denials';
import { loadRules, type Rules } from './rules';
import { createRulesGuard } from './rulesGuard';

/** The rules that decide now, which tests may put others in place of while the backend runs. */
export type PublishedRules = {
  /** The text; undefined while everything is allowed. */
  text(): string | undefined;
  /** @throws RulesError with line and column; the rules before then stay in force */
  publish(text: string): void;
  readonly guard: Guard;
};

/** @throws RulesError with line and column */
export function createPublishedRules(text: string | undefined, denials: Denials): PublishedRules {
  let current: { readonly text: string; readonly guard: Guard } | undefined;

  function publish(published: string): void {
    const rules: Rules = loadRules(published);
    current = { text: published, guard: createRulesGuard({ rules, denials }) };
  }

  if (text !== undefined) publish(text);
  return {
    text: () => current?.text,
    publish,
    guard: { accessOf: (caller, time) => current?.guard.accessOf(caller, time) ?? FULL_ACCESS },
  };
}
