import type { LucideIcon } from 'lucide-react';
import type { StaffPagesLabels } from '@/i18n/en/backOffice/staffPages';
import type { AppDispatch } from '@/store/thunk';
import type { Load } from '@/ui/lazy/lazyWith';

/** A visit that begins with a page. */
type Visit = {
  readonly dispatch: AppDispatch;
  /** Resolves when the store knows who was signed in last. */
  readonly ready: Promise<void>;
};

/**
 * A page of the back office: its `<name>.staffPage.ts` exports one of these as `page`, and that is all that the router, the
 * navigation, the search and the replay of recordings know of it. Where parts of the page that are loaded later have API
 * endpoints of their own, `<name>.replay.ts` beside it names them.
 */
export type StaffPage = {
  /** Its address, as the router matches it. */
  readonly path: string;
  /** The page's own code, in a bundle of its own. */
  readonly load: Load<object>;
  /** How people find it; a page without is reached from another one. */
  readonly link?: {
    readonly label: keyof StaffPagesLabels;
    readonly Icon: LucideIcon;
    /** Its place in every list of pages. */
    readonly order: number;
    /** Where the navigation has it; a page that is in neither list is found by the search. */
    readonly menu?: 'main' | 'more';
  };
  /** Shown in a driver's shell, and to drivers; every other page is not theirs. */
  readonly shell?: 'driver';
  /** Loads beside the code what a visit that begins here will need. What fails here is asked for again by the page. */
  readonly preload?: (visit: Visit) => Promise<unknown>;
};

/** A link to a page of the back office. */
export type StaffLink = NonNullable<StaffPage['link']> & Pick<StaffPage, 'path'>;

/**
 * What Firestore bills when a page is opened again with one new order since; exported as `reads` beside `page`, for the
 * model of costs. A test holds that the tests named here assert it.
 */
export type MeasuredReads = {
  /** What is opened, as docs/cost.md names it. */
  readonly opened: string;
  readonly reads: number;
  /** The test that asserts it, and the figure as it stands there. */
  readonly assertedIn: string;
  readonly asserted: string;
  /** How often each device opens it in a day: a guess. */
  readonly visitsADay: number;
};
