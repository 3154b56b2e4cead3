import { RpcError } from '../wire/rpcError';
import type { Write } from './write';

/**
 * What Firestore allows of several writes of one document in a commit. They are merged into one, so the precondition
 * of the first is the only one that is compared with what is stored; those of the others have to follow from the
 * writes ahead of them.
 * @throws RpcError INVALID_ARGUMENT, whatever is stored
 */
export function checkRepeatedWrites(writes: readonly Write[]): void {
  const merged = new Map<string, { readonly kind: Write['kind']; readonly version: number | undefined }>();
  for (const write of writes) {
    const before = merged.get(write.path);
    const version = versionOf(write);
    if (before === undefined) {
      merged.set(write.path, { kind: write.kind, version });
      continue;
    }
    if (write.kind === 'verify' || before.kind === 'verify') {
      throw refused(`cannot be verified as well as written, or verified twice`, write.path);
    }
    const mustExist = version !== undefined || existsOf(write) === true;
    if (before.kind === 'delete' && mustExist && (write.kind === 'update' || version === undefined)) {
      throw refused('cannot be required to exist after its deletion', write.path);
    }
    if (before.kind === 'update' && existsOf(write) === false) {
      throw refused('cannot be required not to exist after it was written', write.path);
    }
    if (version !== undefined && version !== before.version) {
      throw refused('has different update times as preconditions', write.path);
    }
    merged.set(write.path, { kind: write.kind, version: before.version });
  }
}

function versionOf({ precondition }: Write): number | undefined {
  return precondition?.kind === 'updateTime' ? precondition.updateTime : undefined;
}

function existsOf({ precondition }: Write): boolean | undefined {
  return precondition?.kind === 'exists' ? precondition.exists : undefined;
}

function refused(why: string, path: string): RpcError {
  return new RpcError('INVALID_ARGUMENT', `The document "${path}" ${why} in one request.`);
}
