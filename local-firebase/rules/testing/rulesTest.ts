import { AssertionError } from 'node:assert';
import type { TokenClaims } from '../../auth/caller';
import type { StoredDocument } from '../../firestore/documents/document';
import { parseMicros } from '../../firestore/values/timestamp';
import type { Decision, Usage } from '../decision';
import { createAccessBudget } from '../evaluate/documentAccess';
import type { Reading } from '../evaluate/environment';
import { loadRules } from '../rules';
import { encodeFields, type PlainFields } from './plainData';
import { type PlainQuery, queryOf } from './plainQuery';

/** As a client's batch writes them. `update` changes whole fields of a document that is there. */
export type PlainWrite =
  | { readonly kind: 'set' | 'update'; readonly path: string; readonly data: PlainFields }
  | { readonly kind: 'delete'; readonly path: string };

/** The decision on every write; a commit is allowed where all of them are. */
export type CommitDecision = {
  readonly allowed: boolean;
  /** Of the first write that is denied. */
  readonly reason: string | undefined;
  readonly decisions: readonly Decision[];
  /** Access calls of all writes together; expressions of the dearest. */
  readonly usage: Usage;
};

export type RulesTestUser = {
  get(path: string): Decision;
  list(collection: string, query?: PlainQuery): Decision;
  /** Creates the document, or replaces it. */
  set(path: string, data: PlainFields): CommitDecision;
  update(path: string, data: PlainFields): CommitDecision;
  delete(path: string): CommitDecision;
  commit(writes: readonly PlainWrite[]): CommitDecision;
};

export type RulesTestOptions = {
  readonly rules: string;
  /** What is stored, by path. No request changes it: only the rules are asked. */
  readonly documents?: { readonly [path: string]: PlainFields };
  /** Of every request, RFC 3339 in UTC. */
  readonly time?: string;
  /** `both` unless told: rules that depend on how errors are read throw ReadingsDifferError. */
  readonly reading?: Reading | 'both';
};

/**
 * Asks a rules file what it allows, as `@firebase/rules-unit-testing` does with an emulator:
 * `assertDenied(createRulesTest({ rules }).as({ uid: 'asha' }).get('orders/1'))`.
 * @throws RulesError for a file that cannot be used
 */
export function createRulesTest(options: RulesTestOptions): {
  as(auth: { readonly uid: string; readonly token?: TokenClaims } | null): RulesTestUser;
} {
  const rules = loadRules(options.rules, options.reading ?? 'both');
  const time = parseMicros(options.time ?? '2026-01-15T09:00:00Z', 'time');
  const stored = new Map(
    Object.entries(options.documents ?? {}).map(([path, data]) => [
      path,
      documentOf(path, encodeFields(data, time)),
    ]),
  );
  const read = (path: string) => stored.get(path);

  return {
    as(auth) {
      const common = {
        auth: auth && { uid: auth.uid, token: { sub: auth.uid, ...auth.token } },
        time,
        database: '(default)',
        read,
        readAfter: read,
      };

      function commit(writes: readonly PlainWrite[]): CommitDecision {
        const after = new Map<string, StoredDocument | undefined>(stored);
        for (const write of writes) after.set(write.path, applied(write, after.get(write.path)));
        const accessBudget = createAccessBudget();
        const decisions = writes.map(({ path }) => {
          const [before, left] = [read(path), after.get(path)];
          return rules.decide({
            ...common,
            method: left === undefined ? 'delete' : before === undefined ? 'create' : 'update',
            path,
            resource: before,
            after: left,
            readAfter: other => after.get(other),
            accessBudget,
          });
        });
        return commitDecision(decisions);
      }

      function applied(write: PlainWrite, before: StoredDocument | undefined): StoredDocument | undefined {
        if (write.kind === 'delete') return undefined;
        const fields = encodeFields(write.data, time);
        if (write.kind === 'set') return documentOf(write.path, fields);
        if (before === undefined) throw new Error(`${write.path} is not there to be updated.`);
        return documentOf(write.path, { ...before.fields, ...fields });
      }

      return {
        commit,
        get: path => rules.decide({ ...common, method: 'get', path, resource: read(path) }),
        list: (collection, query = {}) =>
          rules.decide({ ...common, method: 'list', query: queryOf(collection, query, time) }),
        set: (path, data) => commit([{ kind: 'set', path, data }]),
        update: (path, data) => commit([{ kind: 'update', path, data }]),
        delete: path => commit([{ kind: 'delete', path }]),
      };
    },
  };
}

type Outcome = { readonly allowed: boolean; readonly reason?: string | undefined };

/** @throws AssertionError with the reason of the denial */
export function assertAllowed(decision: Outcome): void {
  if (!decision.allowed) throw new AssertionError({ message: `Denied: ${decision.reason}` });
}

/**
 * @param reason what the reason must contain, so that a test does not pass by another denial
 * @throws AssertionError
 */
export function assertDenied(decision: Outcome, reason?: RegExp): void {
  if (decision.allowed) throw new AssertionError({ message: 'Allowed, although it should be denied.' });
  if (reason !== undefined && !reason.test(decision.reason ?? '')) {
    throw new AssertionError({
      message: `Denied, but for another reason than ${reason}: ${decision.reason}`,
    });
  }
}

function documentOf(path: string, fields: StoredDocument['fields']): StoredDocument {
  return { path, fields, createTime: 0, updateTime: 0 };
}

function commitDecision(decisions: readonly Decision[]): CommitDecision {
  const denied = decisions.find(decision => !decision.allowed);
  const usages = decisions.map(({ usage }) => usage);
  const sum = (of: (usage: Usage) => number) => usages.reduce((total, usage) => total + of(usage), 0);
  const most = (of: (usage: Usage) => number) => Math.max(0, ...usages.map(of));
  return {
    allowed: denied === undefined,
    reason: denied && !denied.allowed ? denied.reason : undefined,
    decisions,
    usage: {
      accessCalls: sum(usage => usage.accessCalls),
      repeatedCalls: sum(usage => usage.repeatedCalls),
      expressions: most(usage => usage.expressions),
      maxDepth: most(usage => usage.maxDepth),
    },
  };
}
