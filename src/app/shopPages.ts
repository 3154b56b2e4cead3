import type { ShopPage } from '@/components/page/shopPage';
import { lazyScreen } from './shell/lazyScreen';

// Not by a name: of `Object.values(import.meta.glob(…))` the build leaves the paths out.
const pages = Object.values(
  import.meta.glob<ShopPage>('../**/*.shopPage.ts', { eager: true, import: 'page' }),
);

/** A page's code, and that of the page that follows it. */
async function load({ load, next }: ShopPage) {
  const [Screen] = await Promise.all([load(), pages.find(({ path }) => path === next)?.load()]);
  return Screen;
}

/** Every page of the shop; each is a bundle of its own: who opens the menu does not wait for the landing page. */
export const SHOP_PAGES = pages.map(page => ({ ...page, Screen: lazyScreen(() => load(page)) }));
