import { useLayoutEffect } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { commonLabels } from '@/i18n/en/common';
import { storefrontLabels } from '@/i18n/en/storefront';
import { useLabels } from '@/i18n/labels';
import { CartBar, DisplayChoices, FooterContact } from '../shell/lazyParts';
import { Brand } from './Brand';
import { StorefrontNav } from './StorefrontNav';

/** Spec §2: who we are, how to reach us, where to follow us. */
function StorefrontFooter() {
  const labels = useLabels(storefrontLabels).footer;
  return (
    <footer className="bg-band text-on-band">
      <div className="mx-auto grid max-w-7xl gap-8 px-4 py-12 sm:px-6 md:grid-cols-[1.4fr_1fr_1fr]">
        <Brand className="self-start text-on-band" />
        {/* Reserves the space, so that nothing moves when it loads. */}
        <div className="min-h-44 md:col-span-2">
          <FooterContact />
        </div>
      </div>
      <div className="border-t border-on-band/15">
        <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-4 px-4 py-4 sm:px-6">
          <p className="text-sm text-on-band-soft">{labels.rights}</p>
          {/* Reserves the space, so that nothing moves when it loads. */}
          <div className="flex min-h-29 min-w-52 sm:min-h-14 sm:min-w-100 sm:justify-end">
            <DisplayChoices />
          </div>
        </div>
      </div>
    </footer>
  );
}

const CONTENT_ID = 'content';

/** What stands around every page of the shop. */
export function StorefrontLayout() {
  const labels = useLabels(commonLabels);
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
        {labels.skipToContent}
      </a>
      <StorefrontNav />
      <main id={CONTENT_ID} tabIndex={-1} className="flex grow flex-col outline-none">
        <Outlet />
      </main>
      <CartBar />
      <StorefrontFooter />
    </div>
  );
}
