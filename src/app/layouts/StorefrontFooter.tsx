import { storefrontLabels } from '@/i18n/en/storefront';
import { useLabels } from '@/i18n/labels';
import { DisplayChoices, FooterContact } from '../shell/lazyParts';
import { Brand } from './Brand';

/** Spec §2: who we are, how to reach us, where to follow us. */
export function StorefrontFooter() {
  const text = useLabels(storefrontLabels).footer;
  return (
    <footer className="bg-band text-on-band">
      <div className="mx-auto grid max-w-7xl gap-8 px-4 py-12 sm:px-6 md:grid-cols-[1.4fr_1fr_1fr]">
        <div>
          <Brand className="text-on-band" />
          <p className="mt-3 max-w-sm leading-relaxed text-on-band-soft">{text.about}</p>
        </div>
        {/* Its place, which is there before it. */}
        <div className="min-h-44 md:col-span-2">
          <FooterContact />
        </div>
      </div>
      <div className="border-t border-on-band/15">
        <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-4 px-4 py-4 sm:px-6">
          <p className="text-sm text-on-band-soft">{text.rights}</p>
          {/* Its place, which is there before it. */}
          <div className="flex min-h-29 min-w-52 sm:min-h-14 sm:min-w-100 sm:justify-end">
            <DisplayChoices />
          </div>
        </div>
      </div>
    </footer>
  );
}
