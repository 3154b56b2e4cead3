import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BottleArt } from '@/components/product/BottleArt';
import { landingLabels } from '@/i18n/en/landing';
import { useLabels } from '@/i18n/labels';
import { PATHS } from '@/lib/paths';
import { buttonClass } from '@/ui/Button';
import { DawnScene } from '@/ui/DawnScene';
import { PageHeading } from '@/ui/PageHeading';
import { LeafIcon, NoteIcon, TruckIcon } from './promiseIcons';

/** The bottles in the first picture: size, category, and their place from back to front. */
const BOTTLES = [
  { size: '20L', category: 'eawa', place: 'right-0 h-[74%]' },
  { size: '1.5L', category: 'essential', place: 'left-0 h-[80%]' },
  { size: '2L', category: 'premium', place: 'left-[22%] h-[104%]' },
  { size: '250ml', category: 'compact', place: 'left-[50%] h-[60%]' },
] as const;

/** Four bottles on the shore. Decoration only. */
function HeroArt() {
  return (
    <div
      aria-hidden
      className="relative mx-auto h-60 w-full max-w-88 sm:h-72 sm:max-w-108 md:h-56 lg:h-96 lg:max-w-140"
    >
      {BOTTLES.map(({ size, category, place }) => (
        <BottleArt key={size} size={size} category={category} className={`absolute bottom-0 ${place}`} />
      ))}
    </div>
  );
}

const FACTS = [
  { key: 'fast', Icon: TruckIcon },
  { key: 'pay', Icon: NoteIcon },
  { key: 'eco', Icon: LeafIcon },
] as const;

type Props = {
  readonly learnMoreId: string;
  /** Stands in the sky: nothing moves when it comes. */
  readonly children?: ReactNode;
};

/** What the shop is for, before the hills its water comes from; what one may rely on, on the lake in front. */
export function Hero({ learnMoreId, children }: Props) {
  const labels = useLabels(landingLabels);
  return (
    <section>
      <div className="relative isolate overflow-hidden bg-linear-to-b from-sky to-sky-low">
        <div className="mx-auto grid max-w-7xl items-end px-4 sm:px-6 md:min-h-[min(42rem,82vh)] md:grid-cols-[1.15fr_1fr]">
          <div className="flex flex-col gap-5 pt-16 pb-6 md:self-start md:pt-24 md:pb-40">
            <p className="text-sm font-semibold text-brand-strong sm:text-base">{labels.eyebrow}</p>
            <PageHeading title={labels.title} className="text-display" />
            <p className="max-w-lg text-lg leading-relaxed">{labels.lead}</p>
            <div className="mt-1 flex flex-wrap gap-3">
              <Link to={PATHS.menu} className={buttonClass('primary', 'px-7')}>
                {labels.shopNow}
              </Link>
              <a href={`#${learnMoreId}`} className={buttonClass('secondary', 'px-7')}>
                {labels.learnMore}
              </a>
            </div>
          </div>
          <HeroArt />
        </div>
        {children && (
          <div className="absolute inset-x-0 top-2 md:top-6">
            <div className="mx-auto max-w-7xl px-4 sm:px-6">{children}</div>
          </div>
        )}
        {/* After what gives it its height: a page that comes in pieces would move it. */}
        <DawnScene className="absolute bottom-0 left-0 -z-10 h-1/2 w-full lg:h-[68%]" />
      </div>
      <div className="bg-lake text-on-band">
        <ul className="mx-auto grid max-w-7xl gap-x-10 gap-y-3 px-4 py-5 sm:px-6 md:grid-cols-3 md:py-6">
          {FACTS.map(({ key, Icon }) => (
            <li key={key} className="flex items-center gap-3 font-medium">
              <Icon className="size-6 shrink-0 text-accent" />
              {labels.facts[key]}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
