import type { Caller } from '../auth/caller';
import { FULL_ACCESS, type Guard } from '../firestore/access';
import type { DocumentView } from '../firestore/documents/documentView';
import { joinPath } from '../firestore/documents/resourceName';
import { formatMicros, requestTimeOf } from '../firestore/values/timestamp';
import { RpcError } from '../firestore/wire/rpcError';
import type { Precondition, Write } from '../firestore/writes/write';
import type { Denials } from './denials';
import { createAccessBudget } from './evaluate/documentAccess';
import type { Rules } from './rules';
import type { RulesRequest } from './rulesRequest';

const DATABASE = '(default)';
/** What the hosted service says, whatever the reason. */
const OFFICIAL_MESSAGE = 'Missing or insufficient permissions.';

/**
 * Lets the rules decide every request. The owner is past them, as with the emulators. A refusal's message gives the
 * reason after the official sentence, as the emulator's does; the same goes to `denials`.
 */
export function createRulesGuard(options: { readonly rules: Rules; readonly denials: Denials }): Guard {
  const { rules, denials } = options;

  function deny(caller: Caller, time: number, method: string, path: string, reason: string): RpcError {
    const uid = caller.kind === 'user' ? caller.uid : null;
    denials.add({ at: formatMicros(time), uid, method, path, reason });
    return new RpcError('PERMISSION_DENIED', `${OFFICIAL_MESSAGE} ${reason}`);
  }

  return {
    accessOf(caller, micros) {
      const time = requestTimeOf(micros);
      if (caller.kind === 'owner') return FULL_ACCESS;
      const auth = caller.kind === 'user' ? { uid: caller.uid, token: caller.token } : null;

      function check(request: RulesRequest, path: string): void {
        const decision = rules.decide(request);
        if (!decision.allowed) throw deny(caller, request.time, request.method, path, decision.reason);
      }

      const readOnly = (view: DocumentView) => ({
        auth,
        time,
        database: DATABASE,
        read: view.read,
        readAfter: view.read,
      });
      function get(paths: readonly string[], view: DocumentView, accessBudget = createAccessBudget()): void {
        for (const path of paths) {
          check({ ...readOnly(view), method: 'get', path, resource: view.read(path), accessBudget }, path);
        }
      }

      return {
        get: (paths, view) => get(paths, view),
        list: (query, view) =>
          check({ ...readOnly(view), method: 'list', query }, joinPath(query.parentPath, query.collectionId)),
        commit(writes, before, staged) {
          const accessBudget = createAccessBudget();
          const verified = writes.filter(({ kind }) => kind === 'verify').map(({ path }) => path);
          get(verified, before, accessBudget);
          for (const [path, { precondition }] of firstWrites(writes)) {
            const [resource, after] = [before.read(path), staged.after.read(path)];
            const method = after === undefined ? 'delete' : methodOf(precondition, resource !== undefined);
            const views = { read: before.read, readAfter: staged.after.read };
            check(
              {
                auth,
                time: requestTimeOf(staged.commitTime),
                database: DATABASE,
                ...views,
                method,
                path,
                resource,
                after,
                accessBudget,
              },
              path,
            );
          }
        },
        administer(what) {
          throw deny(caller, time, what, '', `Only the owner may do this: ${what}.`);
        },
      };
    },
  };
}

/** A document written several times in one commit is judged once: by its first write, and what becomes of it. */
function firstWrites(writes: readonly Write[]): ReadonlyMap<string, Write> {
  const first = new Map<string, Write>();
  for (const write of writes) {
    if (write.kind !== 'verify' && !first.has(write.path)) first.set(write.path, write);
  }
  return first;
}

/** What a write means to do, which its precondition says whether or not it holds; without one, what it comes to. */
function methodOf(precondition: Precondition | undefined, isThere: boolean): 'create' | 'update' {
  switch (precondition?.kind) {
    case undefined:
      return isThere ? 'update' : 'create';
    case 'exists':
      return precondition.exists ? 'update' : 'create';
    case 'updateTime':
      return 'update';
    default:
      return precondition satisfies never;
  }
}
