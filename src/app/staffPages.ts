import { matchPath } from 'react-router-dom';
import type { StaffPage } from '@/components/page/staffPage';
import { lazyStaffPage } from './shell/lazyScreen';

// Not by a name: of `Object.values(import.meta.glob(…))` the build leaves the paths out.
const found = Object.values(
  import.meta.glob<StaffPage>('../**/*.staffPage.ts', { eager: true, import: 'page' }),
);

/** Every page of the back office. */
export const STAFF_PAGES = found.map(page => ({ ...page, Screen: lazyStaffPage(page.load) }));

/** The page at an address; undefined where there is none. */
export const staffPageAt = (pathname: string) => STAFF_PAGES.find(({ path }) => matchPath(path, pathname));

/** The links to those that have one, in order. */
export const STAFF_LINKS = STAFF_PAGES.flatMap(({ path, link }) => (link ? [{ ...link, path }] : [])).sort(
  (one, other) => one.order - other.order,
);
