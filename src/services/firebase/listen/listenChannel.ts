// @bundle on-demand

import { createWebChannelTransport, WebChannel } from '@firebase/webchannel-wrapper/webchannel-blob';
import {
  backOffMs,
  CHANNEL_CHECK_MS,
  CHANNEL_DEADLINE_MS,
  CHANNEL_PROBE_AFTER_MS,
  CHANNEL_REOPEN_AFTER_MS,
  HIDDEN_PAGE_CHANNEL_TTL_MS,
  RESUME_TOKEN_TTL_MS,
} from '@/lib/retryPolicy';
import { systemClock } from '@/services/platform/clock';
import { browserConnectivity } from '@/services/platform/connectivity';
import { systemRandom } from '@/services/platform/random';
import { isVisible, onVisibility } from '@/services/platform/visibility';
import { isReached } from './isReached';
import {
  channelOptions,
  goneFrom,
  type ListenedDocument,
  parseMessage,
  type TargetChange,
} from './listenProtocol';

/** What one listener asks for, and what it is told. */
export type ChannelListener = {
  /**
   * What to ask for, as Firestore's `Target` has it, from what is known at this moment: asked at every opening that does not
   * go on from where the last one ended. Null where nothing can be asked yet.
   */
  readonly query: () => object | null;
  /** New and changed documents, each version once. Where it rejects, they are asked for again. */
  readonly changed: (documents: readonly ListenedDocument[]) => Promise<void>;
  /** The names of documents it was told that the query has no more: changed so, deleted, or gone at a new beginning. */
  readonly left?: ((names: readonly string[]) => void) | undefined;
  /** Whether every change is told from now on; `heardAtMs`: when the server last said something. */
  readonly live: (live: boolean, heardAtMs: number) => void;
  /** The channel has ended for good. */
  readonly ended: () => void;
};

export type ChannelSettings = {
  /** `https://firestore.googleapis.com` */
  readonly origin: string;
  /** `projects/p/databases/(default)` */
  readonly database: string;
  /**
   * What a request says of who sends it. Rejects when nobody is signed in any more. `anew`: the server has not taken the token
   * that looks good here.
   */
  readonly headers: (anew?: boolean) => Promise<{ readonly [name: string]: string }>;
};

export type ListenChannel = {
  /** Returns how to stop. */
  readonly add: (listener: ChannelListener) => () => void;
  /** Who sends it may be said otherwise by now. */
  readonly renewed: () => void;
  /** For good: nobody is told anything any more, but that it is over. */
  readonly end: () => void;
  /** How many documents' versions are remembered. */
  readonly remembered: () => number;
};

/** A target that has so many documents more than it began with is asked for anew from what is known by then. */
const MOST_TOLD = 300;

/** Codes of gRPC: a target is refused for good with these, and would be again. */
const REFUSED: readonly (number | undefined)[] = [7, 9];

/** One listener's target on the server. */
type Target = {
  readonly listener: ChannelListener;
  id: number;
  query: object | null;
  /** Where the server goes on from with the same query, and when it said so. */
  resume: { readonly token: string; readonly atMs: number } | null;
  /** Documents that the server has not yet said to be all of a moment's. */
  pending: ListenedDocument[];
  /** The names of those that it has no more, in the same way. */
  gone: string[];
  /** The version of each document that the listener has: the emulator sends all of the target's at each change. */
  readonly told: Map<string, string>;
  /** The documents it begins with, as far as they have come; null once they have, and where it goes on from before. */
  beginning: Set<string> | null;
  /** How many those were. */
  begunWith: number;
  current: boolean;
  live: boolean;
  /** Chain of deliveries to the listener, so that they run one after another. */
  work: Promise<void>;
};

/** One opening of the channel. */
type Run = { channel: WebChannel | null; deadline: ReturnType<typeof setTimeout> | undefined };

/**
 * Firestore's `Listen`, over the transport of its own SDK: one channel for as many targets as are wanted. It opens again by
 * itself, after waits that grow, and at once when the device wakes, its network changes or the page is looked at again. A
 * hidden page has none after a while. Redux knows nothing of it: it is told documents, and whether they are all.
 */
export function createListenChannel({ origin, database, headers }: ChannelSettings): ListenChannel {
  const transport = createWebChannelTransport();
  const targets = new Set<Target>();
  let run: Run | null = null;
  let lastId = 0;
  let tries = 0;
  let ended = false;
  /** The page has not been looked at for a while. */
  let asleep = false;
  let heardAtMs = 0;
  let reachedAtMs = 0;
  let checkedAtMs = 0;
  let sentHeaders = '';
  /** The server knows better than this device's clock that the token has ended. */
  let isTokenRefused = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;
  let checking: ReturnType<typeof setInterval> | undefined;
  let unfollow: (() => void) | undefined;

  function setLive(target: Target, live: boolean): void {
    if (target.live === live) return;
    target.live = live;
    target.listener.live(live, heardAtMs);
  }

  function close(): void {
    clearTimeout(retry);
    clearTimeout(run?.deadline);
    const channel = run?.channel;
    run = null;
    channel?.close();
    for (const target of targets) {
      target.id = 0;
      target.pending = [];
      target.gone = [];
      target.current = false;
      setLive(target, false);
    }
  }

  /** The channel broke: close it and open it again after a back-off. */
  function lost(of: Run): void {
    if (run !== of) return;
    close();
    retry = setTimeout(() => void open(), backOffMs(tries, false, systemRandom));
    tries += 1;
  }

  function send(of: Run, target: Target): void {
    if (target.resume && systemClock.now() - target.resume.atMs > RESUME_TOKEN_TTL_MS) target.resume = null;
    if (!target.resume) {
      target.query = target.listener.query();
      target.beginning = new Set();
    }
    if (!target.query) {
      lost(of);
      return;
    }
    // Never reuse a target id: late messages for the old id must not be taken for the new target.
    lastId += 2;
    target.id = lastId;
    const resumeToken = target.resume?.token;
    of.channel?.send({
      database,
      addTarget: { query: target.query, targetId: target.id, ...(resumeToken && { resumeToken }) },
    });
  }

  /**
   * Restarts a target at the current cursor. Otherwise it would hold a day's documents, all resent and billed after a
   * restart.
   */
  function narrow(of: Run, target: Target): void {
    of.channel?.send({ database, removeTarget: target.id });
    target.pending = [];
    target.gone = [];
    target.current = false;
    target.resume = null;
    send(of, target);
  }

  /** Tells what has come, in turn; then the target is as the server had it at that moment. */
  function settle(of: Run, target: Target, token: string | undefined): void {
    const { id, pending, gone, beginning } = target;
    target.pending = [];
    target.gone = [];
    target.beginning = null;
    target.work = target.work.then(async () => {
      if (run !== of || !targets.has(target)) return;
      try {
        const documents = pending.filter(({ name, updateTime }) => target.told.get(name) !== updateTime);
        if (documents.length > 0) await target.listener.changed(documents);
        for (const { name, updateTime } of documents) target.told.set(name, updateTime);
      } catch {
        target.resume = null;
        target.told.clear();
        lost(of);
        return;
      }
      if (run !== of || !targets.has(target)) return;
      // The target was requested again meanwhile: its new query already starts after the changes delivered here.
      if (target.id !== id) return;
      if (token) target.resume = { token, atMs: systemClock.now() };
      tries = 0;
      setLive(target, true);
      const left = beginning ? Array.from(target.told.keys()).filter(name => !beginning.has(name)) : gone;
      for (const name of left) target.told.delete(name);
      if (left.length > 0) target.listener.left?.(left);
      if (beginning) target.begunWith = beginning.size;
      else if (target.told.size > target.begunWith + MOST_TOLD) narrow(of, target);
    });
  }

  function removed(of: Run, target: Target, code: number | undefined): void {
    const resumed = target.resume !== null;
    target.id = 0;
    target.current = false;
    target.resume = null;
    setLive(target, false);
    clearTimeout(of.deadline);
    // Too old to go on from.
    if (resumed && !REFUSED.includes(code)) send(of, target);
    else if (!REFUSED.includes(code)) lost(of);
  }

  function changed(of: Run, change: TargetChange): void {
    const { targetChangeType: type, targetIds: ids, cause, resumeToken, readTime } = change;
    for (const target of targets) {
      if (target.id === 0 || (ids.length > 0 && !ids.includes(target.id))) continue;
      if (type === 'REMOVE') removed(of, target, cause?.code);
      if (type === 'RESET') [target.pending, target.gone] = [[], []];
      if (type === 'CURRENT') {
        target.current = true;
        clearTimeout(of.deadline);
      }
      const isWhole = type === 'CURRENT' || (type === 'NO_CHANGE' && readTime !== undefined);
      if (isWhole && target.current) settle(of, target, resumeToken);
    }
  }

  function heard(of: Run, event: unknown): void {
    if (run !== of) return;
    heardAtMs = systemClock.now();

    const message = parseMessage(event);
    if (!message || message.error) {
      isTokenRefused = message?.error?.status === 'UNAUTHENTICATED';
      lost(of);
      return;
    }
    const { targetChange, documentChange } = message;
    if (documentChange) {
      for (const target of targets) {
        if (!documentChange.targetIds.includes(target.id)) continue;
        target.pending.push(documentChange.document);
        target.beginning?.add(documentChange.document.name);
      }
    }
    const gone = goneFrom(message);
    for (const target of targets) if (gone?.targetIds.includes(target.id)) target.gone.push(gone.name);
    if (targetChange) changed(of, targetChange);
  }

  const mayOpen = () => !ended && !asleep && targets.size > 0 && browserConnectivity.isOnline();

  async function open(): Promise<void> {
    clearTimeout(retry);
    if (run || !mayOpen()) return;
    const mine: Run = { channel: null, deadline: undefined };
    run = mine;
    mine.deadline = setTimeout(() => lost(mine), CHANNEL_DEADLINE_MS);
    try {
      const initMessageHeaders = {
        ...(await headers(isTokenRefused)),
        'google-cloud-resource-prefix': database,
      };
      if (run !== mine) return;
      isTokenRefused = false;
      sentHeaders = JSON.stringify(initMessageHeaders);
      const channel = transport.createWebChannel(
        `${origin}/google.firestore.v1.Firestore/Listen/channel`,
        channelOptions(database, initMessageHeaders),
      );
      mine.channel = channel;
      const { MESSAGE, CLOSE, ERROR } = WebChannel.EventType;
      channel.listen(MESSAGE, event => heard(mine, event));
      channel.listen(CLOSE, () => lost(mine));
      channel.listen(ERROR, () => lost(mine));
      channel.open();
      for (const target of targets) if (run === mine) send(mine, target);
    } catch {
      lost(mine);
    }
  }

  function reopen(): void {
    close();
    tries = 0;
    void open();
  }

  /** A channel that says nothing may be dead: after sleep, behind a network that forgot it, with a token that has ended. */
  async function check(): Promise<void> {
    const nowMs = systemClock.now();
    const slept = nowMs - checkedAtMs > 3 * CHANNEL_CHECK_MS;
    checkedAtMs = nowMs;
    if (!run?.channel) return;
    if (slept || nowMs - heardAtMs > CHANNEL_REOPEN_AFTER_MS) {
      reopen();
      return;
    }
    const of = run;
    if (nowMs - Math.max(heardAtMs, reachedAtMs) > CHANNEL_PROBE_AFTER_MS) {
      if (await isReached(origin)) reachedAtMs = nowMs;
      else lost(of);
    }
    try {
      const now = JSON.stringify({ ...(await headers()), 'google-cloud-resource-prefix': database });
      if (run?.channel && now !== sentHeaders) reopen();
    } catch {
      // A token that cannot be had now is asked for at the next look; the server ends what it no longer trusts.
    }
  }

  function sleep(): void {
    asleep = true;
    close();
  }

  function begin(): void {
    checkedAtMs = systemClock.now();
    checking = setInterval(() => void check(), CHANNEL_CHECK_MS);
    const stopOnline = browserConnectivity.onChange(online => (online ? reopen() : close()));
    const look = (visible: boolean) => {
      clearTimeout(hiding);
      if (!visible) hiding = setTimeout(sleep, HIDDEN_PAGE_CHANNEL_TTL_MS);
      else if (asleep || !run) {
        asleep = false;
        reopen();
      }
    };
    const stopVisibility = onVisibility(look);
    if (!isVisible()) look(false);
    unfollow = () => {
      clearInterval(checking);
      clearTimeout(hiding);
      stopOnline();
      stopVisibility();
      asleep = false;
    };
  }

  function stop(): void {
    close();
    unfollow?.();
    unfollow = undefined;
  }

  return {
    add(listener) {
      const target: Target = {
        listener,
        id: 0,
        query: null,
        resume: null,
        pending: [],
        gone: [],
        told: new Map(),
        beginning: null,
        begunWith: 0,
        current: false,
        live: false,
        work: Promise.resolve(),
      };
      targets.add(target);
      if (!unfollow && !ended) begin();
      if (run?.channel) send(run, target);
      else void open();
      return () => {
        if (!targets.delete(target)) return;
        setLive(target, false);
        if (run?.channel && target.id !== 0) run.channel.send({ database, removeTarget: target.id });
        if (targets.size === 0) stop();
      };
    },
    renewed: () => void check(),
    remembered: () => Array.from(targets, ({ told }) => told.size).reduce((all, one) => all + one, 0),
    end() {
      ended = true;
      stop();
      const told = Array.from(targets);
      targets.clear();
      for (const { listener } of told) listener.ended();
    },
  };
}
