import { useId } from 'react';
import { sizeMl } from '@/shared/lib/size';
import type { Category } from './product';

const LABELS: { readonly [category: string]: string } = {
  premium: 'fill-bottle-premium',
  essential: 'fill-bottle-essential',
  compact: 'fill-bottle-compact',
  eawa: 'fill-bottle-eawa',
} satisfies { readonly [category in Category]: string };

const BOTTLE = 'M66 36h28v9c0 15 23 20 23 46v117c0 11-7 18-18 18H61c-11 0-18-7-18-18V91c0-26 23-31 23-46z';
const JAR = 'M66 36h28v14c0 10 38 8 38 30v122c0 15-9 24-24 24H52c-15 0-24-9-24-24V80c0-22 38-20 38-30z';

/** From this volume on water comes in jars. */
const JAR_FROM_ML = 5000;

/** How large a bottle is drawn beside the others: bigger bottles look bigger, small ones stay recognisable. */
function drawnScale(volumeMl: number | null): number {
  if (volumeMl === null) return 0.85;
  const scale = 0.62 + 0.13 * Math.log2(Math.max(volumeMl, 200) / 250 + 0.35);
  return Math.min(1, Math.max(0.62, scale));
}

type Props = { readonly size: string; readonly category: string; readonly className?: string };

/** A drawn bottle in the size and colour of the product: what a card shows where there is no photograph. */
export function BottleArt({ size, category, className = '' }: Props) {
  const clipId = useId();
  const volumeMl = sizeMl(size);
  const scale = drawnScale(volumeMl);
  const label = LABELS[category] ?? 'fill-bottle-premium';
  const outline = volumeMl !== null && volumeMl >= JAR_FROM_ML ? JAR : BOTTLE;
  return (
    <svg viewBox="0 0 160 240" aria-hidden className={className}>
      <ellipse cx="80" cy="229" rx={46 * scale} ry="6" className="fill-ink opacity-10" />
      <g transform={`translate(${80 * (1 - scale)} ${228 * (1 - scale)}) scale(${scale})`}>
        <clipPath id={clipId}>
          <path d={outline} />
        </clipPath>
        <rect x="63" y="10" width="34" height="19" rx="5" className={label} />
        <path d="M70 14v11M76 14v11M84 14v11M90 14v11" className="stroke-bottle-shine/40" strokeWidth="1.6" />
        <rect x="64" y="30" width="32" height="5" rx="2.5" className="fill-bottle-deep" />
        <g clipPath={`url(#${clipId})`}>
          <rect x="20" y="30" width="120" height="200" className="fill-bottle-glass" />
          <path d="M20 86q30-9 60 0t60 0v150H20z" className="fill-bottle-water" />
          <path d="M20 184q30-7 60 0t60 0v50H20z" className="fill-bottle-deep opacity-40" />
          <rect x="20" y="112" width="120" height="62" className={label} />
          <path
            d="M80 124c7 9 11 15 11 20.5a11 11 0 0 1-22 0C69 139 73 133 80 124z"
            className="fill-bottle-shine opacity-95"
          />
          <path
            d="M74 145.5a6.5 6.5 0 0 0 6 6"
            fill="none"
            strokeWidth="2"
            strokeLinecap="round"
            className="stroke-bottle-deep"
          />
          <path
            d="M20 118h120M20 168h120M30 190h100M30 200h100M30 210h100"
            strokeWidth="1.6"
            className="stroke-bottle-shine opacity-45"
          />
          <path
            d="M53.5 88v124M62 90v16"
            strokeWidth="5"
            strokeLinecap="round"
            className="stroke-bottle-shine opacity-40"
          />
        </g>
      </g>
    </svg>
  );
}
