import { Link } from 'react-router-dom';
import { PATHS } from '@/shared/paths';
import { useStorefrontText } from '@/shared/text/storefrontText';
import { buttonClass } from '@/shared/ui/Button';
import { PageHeading } from '@/shared/ui/PageHeading';
import { HeroArt } from './HeroArt';

type Props = { readonly learnMoreId: string };

export function Hero({ learnMoreId }: Props) {
  const text = useStorefrontText().landing;
  return (
    <section className="relative overflow-hidden bg-linear-160 from-brand-strong via-brand to-bottle-deep text-on-brand">
      <div className="mx-auto grid max-w-7xl items-center gap-8 px-4 pt-12 pb-24 sm:px-6 md:grid-cols-[1.15fr_1fr] md:pt-16 md:pb-32">
        <div className="flex flex-col gap-5">
          <p className="text-sm font-semibold tracking-wide text-accent">{text.eyebrow}</p>
          <PageHeading title={text.title} className="text-4xl leading-[1.1] sm:text-5xl lg:text-6xl" />
          <p className="max-w-xl text-lg leading-relaxed text-on-brand/90">{text.lead}</p>
          <div className="mt-2 flex flex-wrap gap-3">
            <Link to={PATHS.menu} className={buttonClass('accent', 'px-7')}>
              {text.shopNow}
            </Link>
            <a href={`#${learnMoreId}`} className={buttonClass('onDark', 'px-7')}>
              {text.learnMore}
            </a>
          </div>
        </div>
        <HeroArt />
      </div>
      <svg
        viewBox="0 0 1440 90"
        preserveAspectRatio="none"
        aria-hidden
        className="absolute inset-x-0 -bottom-px h-12 w-full sm:h-20"
      >
        <path
          d="M0 52c180-52 340-52 520-14s340 44 520 6 280-34 400-6v52H0z"
          className="fill-canvas opacity-35"
        />
        <path d="M0 68c200-44 380-34 560-8s360 30 540 0 240-28 340-10v40H0z" className="fill-canvas" />
      </svg>
    </section>
  );
}
