import type { Session } from './bareBrowser';

/** What DevTools applies to each request of a page: how long it waits, how fast it then comes. */
const NETWORKS = {
  slow4g: { latency: 150, kbitPerSecond: 1638.4 },
} as const;

export type Throttle = { readonly network?: keyof typeof NETWORKS; readonly cpu?: number };

/**
 * Slows a page's network and processor down. The requests of its service worker are not the page's: what a worker
 * fetches ahead comes at full speed.
 */
export async function throttle(session: Session, { network, cpu = 1 }: Throttle): Promise<void> {
  if (network) {
    const { latency, kbitPerSecond } = NETWORKS[network];
    const throughput = (kbitPerSecond * 1000) / 8;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
  }
  if (cpu > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}
