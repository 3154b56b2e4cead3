import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useShop } from '@/data/shop/useShop';
import { DEFAULT_SHOP, NETWORKS } from '@/domain/shop/shop';
import { storefrontLabels } from '@/i18n/en/storefront';
import { useLabels } from '@/i18n/labels';
import { mailAddress, phoneAddress } from '@/lib/text/contact';
import { InstallRow } from './InstallRow';

const LINK_CLASS =
  'inline-flex min-h-11 items-center text-on-band-soft underline-offset-4 hover:text-on-band hover:underline';
const NAMES = { instagram: 'Instagram', facebook: 'Facebook', youtube: 'YouTube' };

/** How to reach the shop, as its settings say. They are read once somebody looks: most visits never see the footer. */
export function FooterContact() {
  const [seen, setSeen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(entries => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <div ref={place} className="grid min-h-11 gap-8 md:grid-cols-2">
        {seen && <Contact />}
      </div>
      <InstallRow />
    </>
  );
}

/** Nothing is said of what the settings do not say. */
function Contact() {
  const labels = useLabels(storefrontLabels).footer;
  const { supportPhone, supportEmail, seller, social } = useShop();
  // The specification's number is nobody's.
  const phone = supportPhone === DEFAULT_SHOP.supportPhone ? null : phoneAddress(supportPhone);
  const mail = mailAddress(supportEmail);
  const networks = NETWORKS.filter(network => social[network] !== '');
  return (
    <>
      {(phone || mail || seller.address) && (
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
            {seller.address && <span className="py-2.5 text-on-band-soft">{seller.address}</span>}
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
