import { useId } from 'react';
import { BRAND } from '@/shared/brand';
import { sizeMl } from '@/shared/lib/size';
import { bottleShape, CENTRE, GROUND, rounded } from './bottleShape';
import type { Category } from './product';

const LABELS: { readonly [category: string]: string } = {
  premium: 'fill-bottle-premium',
  essential: 'fill-bottle-essential',
  compact: 'fill-bottle-compact',
  eawa: 'fill-bottle-eawa',
} satisfies { readonly [category in Category]: string };

const SHINE = 'var(--color-bottle-shine)';
const SHADE = 'var(--color-bottle-shade)';
/** Light falls from the left: a bright strip there, a thin one where the glass turns away. */
const LIGHT = [
  [0, SHADE, 0.3],
  [0.14, SHINE, 0.1],
  [0.24, SHINE, 0.5],
  [0.36, SHINE, 0],
  [0.74, SHADE, 0.07],
  [0.9, SHINE, 0.22],
  [1, SHADE, 0.34],
] as const;

type Props = {
  readonly size: string;
  readonly category: string;
  /** Drawn without water: there is none left. */
  readonly empty?: boolean;
  readonly className?: string;
};

/** A drawn bottle in the size and colour of the product: what a card shows where there is no photograph. */
export function BottleArt({ size, category, empty = false, className = '' }: Props) {
  const id = useId();
  const { glass, rim, capHeight, neck, body, level, labelTop, labelHeight, ribs } = bottleShape(
    sizeMl(size),
    category,
  );
  const colour = LABELS[category] ?? 'fill-bottle-premium';
  const left = CENTRE - body;
  const width = 2 * body;
  const foot = labelTop + labelHeight;
  const middle = labelTop + labelHeight * 0.46;
  const writing = rounded(Math.min(17, (width - 12) / (0.62 * BRAND.length)));
  // What goes around the bottle sags a little towards the eye.
  const edge = `q${body} 5 ${width} 0`;
  const edgeBack = `q${-body} 5 ${-width} 0`;
  const ring = `M${CENTRE - neck - 3} ${rim - 3}h${2 * neck + 6}v4h${-2 * neck - 6}z`;
  const cap = `M${CENTRE - neck - 2} ${rim - 4}v${6 - capHeight}q0-3 3-3h${2 * neck - 2}q3 0 3 3v${capHeight - 6}z`;
  return (
    <svg viewBox="0 6 120 190" aria-hidden className={className}>
      <defs>
        <clipPath id={`${id}c`}>
          <path d={glass} />
        </clipPath>
        <linearGradient id={`${id}l`}>
          {LIGHT.map(([offset, stopColor, stopOpacity]) => (
            <stop key={offset} offset={offset} stopColor={stopColor} stopOpacity={stopOpacity} />
          ))}
        </linearGradient>
        <linearGradient id={`${id}w`} x2="0" y2="1">
          <stop offset="0" stopColor="var(--color-bottle-water)" />
          <stop offset="1" stopColor="var(--color-bottle-deep)" />
        </linearGradient>
      </defs>
      <ellipse
        cx={CENTRE}
        cy={GROUND}
        rx={rounded(Math.min(58, body * 1.3))}
        ry="5"
        className="fill-bottle-shade opacity-20"
      />
      <path d={ring} className="fill-bottle-water" />
      <path d={cap} className={colour} />
      <path d={cap + ring} fill={`url(#${id}l)`} />
      <g clipPath={`url(#${id}c)`}>
        <path d={glass} className="fill-bottle-glass" />
        {!empty && (
          <>
            <rect x={left} y={level} width={width} height={GROUND - level} fill={`url(#${id}w)`} />
            <ellipse cx={CENTRE} cy={level} rx={body} ry="2.5" className="fill-bottle-shine opacity-40" />
          </>
        )}
        <path
          d={ribs.map(y => `M${left} ${y}q${body} 5 ${width} 0`).join('')}
          fill="none"
          strokeWidth="1.5"
          className="stroke-bottle-shine opacity-60"
        />
        <path d={`M${left} ${labelTop}${edge}v${labelHeight}${edgeBack}z`} className={colour} />
        <path
          d={`M${left} ${rounded(foot - labelHeight * 0.24)}q${body / 2}-5 ${body} 0t${body} 0V${foot}${edgeBack}z`}
          className="fill-bottle-shine opacity-20"
        />
        <path
          d={`M${CENTRE} ${rounded(middle - 13)}c3 4 5 6 5 9a5 5 0 0 1-10 0c0-3 2-5 5-9z`}
          className="fill-bottle-shine opacity-90"
        />
        <text
          x={CENTRE}
          y={rounded(middle + 1 + writing * 0.85)}
          textAnchor="middle"
          fontSize={writing}
          className="fill-bottle-shine font-display font-bold"
        >
          {BRAND}
        </text>
        <path d={`M${left} ${rim}h${width}v${GROUND - rim}h${-width}z`} fill={`url(#${id}l)`} />
      </g>
      <path d={glass} fill="none" className="stroke-bottle-deep opacity-60" />
    </svg>
  );
}
