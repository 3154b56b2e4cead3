import { useLayoutEffect } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { StorefrontFooter } from './StorefrontFooter';
import { StorefrontNav } from './StorefrontNav';

const CONTENT_ID = 'content';

/** What stands around every page of the shop. */
export function StorefrontLayout() {
  const text = useLabels(commonLabels);
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  // A new page starts at its top; going back, the browser restores where one was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is when, not what
  useLayoutEffect(() => {
    if (navigation !== 'POP') globalThis.scrollTo(0, 0);
  }, [pathname]);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href={`#${CONTENT_ID}`}
        className="absolute -top-24 left-2 z-50 rounded-control bg-brand px-4 py-3 font-semibold text-on-brand focus:top-2"
      >
        {text.skipToContent}
      </a>
      <StorefrontNav />
      <main id={CONTENT_ID} tabIndex={-1} className="flex grow flex-col outline-none">
        <Outlet />
      </main>
      <StorefrontFooter />
    </div>
  );
}
