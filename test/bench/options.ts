import { parseArgs } from 'node:util';
import type { Grid } from './floors/build';

export type Peer = { readonly label: string; readonly url: string; readonly selector: string };

export type Options = {
  readonly runs: number;
  readonly orders: number;
  readonly grids: readonly Grid[];
  readonly only: 'storefront' | 'office' | null;
  readonly lighthouse: boolean;
  /** Whether a visit of each is recorded besides, to see where its time goes. */
  readonly trace: boolean;
  readonly built: boolean;
  readonly peers: readonly Peer[];
  readonly out: string;
  /** A run's JSON that is shown again instead of measuring. */
  readonly from: string | null;
  readonly write: boolean;
};

export const USAGE = `npm run bench -- [options]

  --runs N           how often each is measured (5); what is printed is the median
  --orders N         beside 10,000 orders also a shop of N, such as 100000
  --grids all        beside the vanilla floor and TanStack also AG Grid and MUI X
  --only PART        storefront, or office
  --no-lighthouse    without Lighthouse
  --trace            records a visit of each besides: where the main thread's time goes; the traces are kept for DevTools
  --built            measures what is in dist/ without building again
  --peer LABEL=URL   measures another page of products beside; may be given several times
  --selector CSS     what a product is in the list of the peer before it
  --out FILE         where the JSON goes (test/bench/results/latest.json)
  --from FILE        shows an earlier run's JSON again, and measures nothing
  --write            writes the tables to docs/benchmarks.md`;

/** @throws Error that says which option is wrong */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: '5' },
      orders: { type: 'string', default: '10000' },
      grids: { type: 'string', default: 'few' },
      only: { type: 'string' },
      'no-lighthouse': { type: 'boolean', default: false },
      trace: { type: 'boolean', default: false },
      built: { type: 'boolean', default: false },
      peer: { type: 'string', multiple: true, default: [] },
      selector: { type: 'string', multiple: true, default: [] },
      from: { type: 'string' },
      write: { type: 'boolean', default: false },
      out: { type: 'string', default: 'test/bench/results/latest.json' },
    },
  });
  const { only = null } = values;
  if (only !== null && only !== 'storefront' && only !== 'office') {
    throw new Error(`--only is "${only}"; it takes storefront or office.`);
  }
  if (values.grids !== 'few' && values.grids !== 'all') {
    throw new Error(`--grids is "${values.grids}"; it takes all.`);
  }
  return {
    runs: readCount('--runs', values.runs, 1),
    orders: readCount('--orders', values.orders, 24),
    grids: values.grids === 'all' ? ['vanilla', 'tanStack', 'agGrid', 'muiX'] : ['vanilla', 'tanStack'],
    only,
    lighthouse: !values['no-lighthouse'],
    trace: values.trace,
    built: values.built,
    peers: readPeers(values.peer, values.selector),
    out: values.out,
    from: values.from ?? null,
    write: values.write,
  };
}

function readCount(name: string, text: string, least: number): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < least || count > 999_999) {
    throw new Error(`${name} is "${text}"; it takes a number from ${least}.`);
  }
  return count;
}

function readPeers(peers: readonly string[], selectors: readonly string[]): readonly Peer[] {
  if (peers.length !== selectors.length) {
    throw new Error('Each --peer needs a --selector: what a product is in its list.');
  }
  return peers.map((peer, at) => {
    const [label = '', ...rest] = peer.split('=');
    const url = rest.join('=');
    if (label === '' || !URL.canParse(url)) throw new Error(`--peer is "${peer}"; it takes LABEL=URL.`);
    if (new URL(url).protocol !== 'http:')
      throw new Error(`--peer is "${peer}"; the slow line has no TLS: http://…`);
    return { label, url, selector: selectors[at] ?? '' };
  });
}
