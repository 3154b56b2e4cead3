// @bundle on-demand

import type { ReactNode } from 'react';
import { useShop } from '@/data/shop/useShop';
import { NETWORKS } from '@/domain/shop/shop';
import { commonLabels } from '@/i18n/en/common';
import { shopContactLabels } from '@/i18n/en/shopContact';
import { useLabels } from '@/i18n/labels';
import { DEFAULT_LANGUAGE } from '@/i18n/languages';
import { mailAddress, phoneAddress } from '@/lib/text/contact';
import { slotText } from '@/lib/time/slot';
import { weekdaysText } from '@/lib/time/weekday';

const LINK_CLASS =
  'inline-flex min-h-11 items-center text-on-band-soft underline-offset-4 hover:text-on-band hover:underline';
const NAMES = { instagram: 'Instagram', facebook: 'Facebook', youtube: 'YouTube' };

/** How to reach the shop; nothing is said of what the settings do not say. */
export function ShopContact() {
  const labels = useLabels(shopContactLabels);
  const { language } = useLabels(commonLabels);
  const { supportPhone, supportEmail, seller, city, hours, taglines, social } = useShop();
  const phone = phoneAddress(supportPhone);
  const mail = mailAddress(supportEmail);
  const networks = NETWORKS.filter(network => social[network] !== '');
  const tagline = taglines[language.code] || taglines[DEFAULT_LANGUAGE];
  // An address has its city in it.
  const place = seller.address || city;
  return (
    <>
      {tagline && <p className="leading-relaxed text-on-band-soft md:col-span-2">{tagline}</p>}
      {(phone || mail || place || hours || seller.fssai) && (
        <Part heading={labels.contact}>
          <address className="mt-2 flex flex-col items-start not-italic wrap-anywhere">
            {phone && (
              <a className={LINK_CLASS} href={phone}>
                {supportPhone}
              </a>
            )}
            {mail && (
              <a className={LINK_CLASS} href={mail}>
                {supportEmail}
              </a>
            )}
            {place && <span className="py-2.5 text-on-band-soft whitespace-pre-line">{place}</span>}
            {hours && (
              <span className="py-2.5 text-on-band-soft">
                {labels.hours(
                  weekdaysText(hours.days, labels.everyDay, language),
                  slotText(hours.slot, language),
                )}
              </span>
            )}
            {seller.fssai && <span className="py-2.5 text-on-band-soft">{labels.licence(seller.fssai)}</span>}
          </address>
        </Part>
      )}
      {networks.length > 0 && (
        <Part heading={labels.follow}>
          <ul className="mt-2 flex flex-wrap gap-x-6 md:block">
            {networks.map(network => (
              <li key={network}>
                <a className={LINK_CLASS} href={social[network]} target="_blank" rel="noreferrer">
                  {NAMES[network]}
                </a>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

function Part({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <div>
      <h2 className="font-display text-lg font-semibold">{heading}</h2>
      {children}
    </div>
  );
}
