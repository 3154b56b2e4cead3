import type { Shop } from './shop';
import { PRODUCT_IDS } from './shop';
import { trace } from './trace';
import type { VirtualTime } from './virtualTime';

/** One page's connection. */
export type Line = {
  /** The host its SDK was told: how a request is known to be this page's. */
  readonly host: string;
  readonly isAlive: () => boolean;
  readonly isOnline: () => boolean;
  /** The page awaits the answer of a request: it may be killed before it leaves, or before the answer is there. */
  readonly cross: <Result>(effect: () => Promise<Result>) => Promise<Result>;
};

export type Network = {
  readonly connect: (line: Line) => void;
  readonly fetch: typeof fetch;
  /** From now on so many requests in a hundred are lost, answered late, in half, by a 503, or not at all; 0: none. */
  readonly lose: (percent: number) => void;
  readonly requests: () => number;
  readonly commits: () => number;
  /** Ids of orders in the order in which the server took them. */
  readonly arrivals: readonly string[];
};

type Options = {
  readonly shop: Shop;
  readonly time: VirtualTime;
  /** Milliseconds a request or an answer is under way. */
  readonly latencyMs: () => number;
  /** Which requests a lossy line spoils, and how; drawn only while it is lossy. */
  readonly random?: () => number;
  readonly broken: (promise: string) => void;
};

const never = new Promise<never>(() => {});
const LOST = new TypeError('Failed to fetch');
const LATEST_MS = 20_000;

/** Who a request is from, by the token it carries. */
function senderOf(request: Request): string | null {
  const [, payload] = request.headers.get('authorization')?.split('.') ?? [];
  if (payload === undefined) return null;
  return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: string }).sub;
}

type CommitBody = {
  writes?: { update?: { name: string; fields: { userId?: { stringValue: string } } } }[];
};

/** The order a commit places, and whose it is. */
function orderIn(body: string): { id: string; userId: string | undefined } | null {
  for (const { update } of (JSON.parse(body) as CommitBody).writes ?? []) {
    const id = update && /\/documents\/orders\/([^/]+)$/.exec(update.name)?.[1];
    if (id !== undefined) return { id, userId: update?.fields.userId?.stringValue };
  }
  return null;
}

/** `fetch` of every page, straight into the backend: with latency, faults, and pages that are killed meanwhile. */
export function createNetwork({ shop, time, latencyMs, random = () => 1, broken }: Options): Network {
  const lines = new Map<string, Line>();
  const arrivals: string[] = [];
  let requests = 0;
  let lossPercent = 0;
  let commits = 0;
  const { documents } = shop.backend.firestore;

  /** What the promises say of the server itself holds after each request that it has handled. */
  function inspect(id: string): void {
    if (!arrivals.includes(id) && documents.read(`orders/${id}`)) arrivals.push(id);
    for (const product of PRODUCT_IDS) {
      if (shop.stockOf(product) < 0) broken(`P2: the stock of ${product} is ${shop.stockOf(product)}`);
    }
  }

  /** What a lossy line does to a request. */
  async function overLine(request: Request): Promise<Response> {
    if (lossPercent === 0 || random() * 100 >= lossPercent) return answer(request);
    switch (Math.floor(random() * 5)) {
      case 0:
        await time.later(latencyMs());
        throw LOST;
      case 1:
        await answer(request);
        throw LOST;
      case 2:
        await time.later(Math.floor(random() * LATEST_MS));
        return answer(request);
      case 3: {
        const response = await answer(request);
        const text = await response.text();
        return new Response(text.slice(0, text.length / 2), response);
      }
      default:
        await time.later(latencyMs());
        return new Response('{"error":{"code":503,"status":"UNAVAILABLE"}}', { status: 503 });
    }
  }

  async function answer(request: Request): Promise<Response> {
    await time.later(latencyMs());
    requests += 1;
    const order = new URL(request.url).pathname.endsWith(':commit')
      ? orderIn(await request.clone().text())
      : null;
    if (new URL(request.url).pathname.endsWith(':commit')) commits += 1;
    if (order) {
      const sender = senderOf(request);
      if (sender !== null && sender !== order.userId) {
        broken(`P4: the order ${order.id} of ${order.userId} was sent as ${sender}`);
      }
    }
    trace(time.nowMs(), 'server', `is asked ${request.url}`);
    const outcome = await time.really(shop.backend.handle(request));
    trace(time.nowMs(), 'server', `answers ${request.url} with ${outcome?.kind}`);
    if (order) inspect(order.id);
    if (outcome === null) throw new Error(`Nobody serves ${request.url}`);
    if (outcome.kind === 'hang') return never;
    await time.later(latencyMs());
    if (outcome.kind === 'drop') throw LOST;
    if (outcome.failure !== undefined) broken(`the backend failed: ${String(outcome.failure)}`);
    return outcome.response;
  }

  return {
    arrivals,
    requests: () => requests,
    commits: () => commits,
    lose(percent) {
      lossPercent = percent;
    },
    connect: line => void lines.set(line.host, line),
    async fetch(input, init) {
      const request = new Request(input, init);
      const line = lines.get(new URL(request.url).hostname);
      if (!line?.isAlive()) return never;
      return line.cross(async () => {
        if (!line.isOnline()) throw new TypeError('Failed to fetch');
        const response = await overLine(request);
        if (!line.isOnline()) throw new TypeError('Failed to fetch');
        return response;
      });
    },
  };
}
