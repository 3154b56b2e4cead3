import { type Access, FULL_ACCESS, type Guard } from '../access';
import type { OpenStream, StreamAnswer } from '../channel/stream';
import type { Database } from '../database';
import type { DocumentChange } from '../documents/documentStore';
import { type CountingMeter, NO_USAGE } from '../meter';
import { formatMicros } from '../values/timestamp';
import type { JsonObject } from '../values/wireJson';
import { RpcError } from '../wire/rpcError';
import { createChangeLog } from './changeLog';
import { documentAnswers } from './documentAnswers';
import { parseListenRequest, parseTarget } from './parseListen';
import { formatResumeToken, readSeen, type Seen } from './resumeToken';
import type { Difference, Target } from './target';

export type ListeningOptions = {
  readonly database: Database;
  readonly meter: CountingMeter;
  readonly guard?: Guard | undefined;
  readonly randomBytes: (count: number) => Uint8Array;
};

/** A client away for longer is billed like one that asks for the first time. */
const MAX_AWAY_MICROS = 30 * 60 * 1_000_000;

/**
 * Listen: a client adds targets, is sent their documents, and from then on what each commit changes in them, a whole commit
 * at a time. Nobody is told of what is not kept yet.
 */
export function createListening({ database, meter, guard, randomBytes }: ListeningOptions): OpenStream {
  const { store, commitClock } = database;
  /** Names this run; drawn when somebody listens, so that a test's counted chance is spent on nothing else. */
  let run = '';
  const log = createChangeLog(store);
  const followers = new Set<(changes: readonly DocumentChange[]) => void>();

  database.follow(({ commitTime, changes }) => {
    if (changes.length === 0) return;
    log.add(commitTime, changes);
    for (const follow of followers) follow(changes);
  });

  /** What a new target's client has to be told first; `isReset` where it has to forget what it has. */
  function begin(
    target: Target,
    seen: Seen | null,
  ): { difference: Difference; isReset: boolean; reads: number } {
    const whole = (isReset: boolean) => {
      const difference = target.start();
      return { difference, isReset, reads: Math.max(target.leastReads, difference.present.length) };
    };
    if (seen === null) return whole(false);
    const changes = seen.isOfThisRun ? log.since(seen.time) : null;
    const difference = changes === null ? target.newerThan(seen.time) : target.resume(changes);
    if (difference === null) return whole(true);
    const isAwayLong = commitClock.now() - seen.time > MAX_AWAY_MICROS;
    const reads = isAwayLong ? target.size() : readsOf(difference, changes ?? []);
    return { difference, isReset: false, reads: Math.max(target.leastReads, reads) };
  }

  /** Firestore bills a document that is sent, and one that a change has moved out; not a deleted one, nor one crowded out. */
  function readsOf({ present, gone }: Difference, changes: readonly DocumentChange[]): number {
    const moved = new Set(changes.filter(({ after }) => after !== undefined).map(({ path }) => path));
    return present.length + gone.filter(path => moved.has(path)).length;
  }

  /** Without a target it is of all: the client has every document as of that time. */
  function snapshot(targetChangeType?: 'CURRENT' | 'RESET', targetId?: number): StreamAnswer {
    const time = commitClock.snapshot();
    return targetChange({
      ...(targetChangeType !== undefined && { targetChangeType, targetIds: [targetId] }),
      resumeToken: formatResumeToken(run, time),
      readTime: formatMicros(time),
    });
  }

  return (caller, send) => {
    run ||= Buffer.from(randomBytes(8)).toString('hex');
    const targets = new Map<number, Target>();
    let isClosed = false;

    const access = (): Access => guard?.accessOf(caller, commitClock.now()) ?? FULL_ACCESS;

    function close(): void {
      isClosed = true;
      targets.clear();
      followers.delete(follow);
    }

    /** An error here ends this stream only: the commit and other listeners must not fail. */
    function fail(error: unknown): void {
      if (isClosed) return;
      close();
      send([new RpcError('INTERNAL', error instanceof Error ? error.message : String(error)).body]);
    }

    function tell(answers: readonly StreamAnswer[]): void {
      if (answers.length === 0) return;
      database.persisted().then(() => {
        if (!isClosed) send(answers);
      }, fail);
    }

    function refused(targetId: number, error: unknown): StreamAnswer {
      if (!(error instanceof RpcError)) throw error;
      targets.delete(targetId);
      return targetChange({ targetChangeType: 'REMOVE', targetIds: [targetId], cause: error.rpcStatus });
    }

    function add(targetId: number, json: JsonObject): readonly StreamAnswer[] {
      if (targets.has(targetId))
        throw new RpcError('INVALID_ARGUMENT', `Target ${targetId} is there already.`);
      const { target, isOnce } = parseTarget(json, database);
      const seen = readSeen(json, run);
      target.check(access());
      const { difference, isReset, reads } = begin(target, seen);
      meter.count({ ...NO_USAGE, reads });
      if (!isOnce) targets.set(targetId, target);
      return [
        targetChange({ targetChangeType: 'ADD', targetIds: [targetId] }),
        ...(isReset ? [snapshot('RESET', targetId)] : []),
        ...documentAnswers([{ targetId, target, difference }], database),
        // By which the client finds out that it has more than it was told of.
        ...(seen === null || isReset || target.isJudgedByContents
          ? []
          : [{ filter: { targetId, count: target.size() } }]),
        snapshot('CURRENT', targetId),
        snapshot(),
        ...(isOnce ? [targetChange({ targetChangeType: 'REMOVE', targetIds: [targetId] })] : []),
      ];
    }

    function follow(changes: readonly DocumentChange[]): void {
      try {
        tell(changed(changes));
      } catch (error) {
        console.error(error);
        fail(error);
      }
    }

    function changed(changes: readonly DocumentChange[]): readonly StreamAnswer[] {
      const refusals: StreamAnswer[] = [];
      const differences = [...targets].flatMap(([targetId, target]) => {
        const difference = target.follow(changes);
        if (difference.present.length === 0 && difference.gone.length === 0) return [];
        try {
          if (target.isJudgedByContents) target.check(access());
        } catch (error) {
          refusals.push(refused(targetId, error));
          return [];
        }
        meter.count({ ...NO_USAGE, reads: readsOf(difference, changes) });
        return [{ targetId, target, difference }];
      });
      if (refusals.length === 0 && differences.length === 0) return [];
      return [...refusals, ...documentAnswers(differences, database), snapshot()];
    }

    followers.add(follow);
    return {
      receive(message) {
        if (isClosed) return;
        const request = parseListenRequest(message, database);
        const { targetId } = request;
        if (request.kind === 'remove') {
          targets.delete(targetId);
          return tell([targetChange({ targetChangeType: 'REMOVE', targetIds: [targetId] })]);
        }
        try {
          tell(add(targetId, request.target));
        } catch (error) {
          tell([refused(targetId, error)]);
        }
      },
      close,
    };
  };
}

function targetChange(change: JsonObject): StreamAnswer {
  return { targetChange: change };
}
