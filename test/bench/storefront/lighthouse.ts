import { launch, makeProfile } from '../browser/launch';
import type { Sample } from '../figures/median';
import { freePort } from '../serve/listen';

type Lighthouse = (
  url: string,
  flags: Readonly<Record<string, unknown>>,
) => Promise<
  | {
      readonly lhr: {
        readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
        readonly audits: Readonly<
          Record<string, { readonly numericValue?: number; readonly score: number | null }>
        >;
      };
    }
  | undefined
>;

/** The bench installs it for itself; the shop's own types must not need it. */
const PACKAGE: string = 'lighthouse';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Lighthouse's own mobile profile: simulated slow 4G (150 ms, 1.6 Mbit/s), a processor four times slower. */
export async function runLighthouse(url: string): Promise<Sample> {
  const { default: lighthouse } = (await import(PACKAGE)) as { readonly default: Lighthouse };
  const profile = makeProfile();
  const port = await freePort();
  const context = await launch(profile.directory, 'phone', [`--remote-debugging-port=${port}`]);
  try {
    const result = await lighthouse(url, {
      port,
      onlyCategories: CATEGORIES,
      logLevel: 'error',
      output: 'json',
    });
    const score = (category: string) => {
      const value = result?.lhr.categories[category]?.score;
      return value === null || value === undefined ? null : Math.round(value * 100);
    };
    const audit = (name: string) => result?.lhr.audits[name]?.numericValue ?? null;
    return {
      lhPerformance: score('performance'),
      lhAccessibility: score('accessibility'),
      lhBestPractices: score('best-practices'),
      lhSeo: score('seo'),
      lhFcpMs: audit('first-contentful-paint'),
      lhLcpMs: audit('largest-contentful-paint'),
      lhTbtMs: audit('total-blocking-time'),
      lhCls: audit('cumulative-layout-shift'),
    };
  } finally {
    await context.close();
    profile.remove();
  }
}
