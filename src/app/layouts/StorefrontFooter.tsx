import { useStorefrontText } from '@/shared/text/storefrontText';
import { DisplayChoices } from '../shell/lazyParts';
import { Brand } from './Brand';

const LINK_CLASS =
  'inline-flex min-h-11 items-center text-on-band-soft underline-offset-4 hover:text-on-band hover:underline';

/** Spec §2: who we are, how to reach us, where to follow us. */
export function StorefrontFooter() {
  const text = useStorefrontText().footer;
  return (
    <footer className="bg-band text-on-band">
      <div className="mx-auto grid max-w-7xl gap-8 px-4 py-12 sm:px-6 md:grid-cols-[1.4fr_1fr_1fr]">
        <div>
          <Brand className="text-on-band" />
          <p className="mt-3 max-w-sm leading-relaxed text-on-band-soft">{text.about}</p>
        </div>
        <div>
          <h2 className="font-display text-lg font-semibold">{text.contact}</h2>
          <address className="mt-2 flex flex-col items-start not-italic">
            <a className={LINK_CLASS} href={`tel:${text.phone.replaceAll(' ', '')}`}>
              {text.phone}
            </a>
            <a className={LINK_CLASS} href={`mailto:${text.email}`}>
              {text.email}
            </a>
            <span className="inline-flex min-h-11 items-center text-on-band-soft">{text.address}</span>
          </address>
        </div>
        <div>
          <h2 className="font-display text-lg font-semibold">{text.follow}</h2>
          <ul className="mt-2 flex flex-wrap gap-x-6 md:block">
            {text.social.map(({ name, href }) => (
              <li key={name}>
                <a className={LINK_CLASS} href={href} target="_blank" rel="noreferrer">
                  {name}
                </a>
              </li>
            ))}
          </ul>
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
