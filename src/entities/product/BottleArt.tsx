import { sizeMl } from '@/shared/lib/size';
import { bottleMould } from './bottleMould';
import type { Category } from './product';

const LABELS: { readonly [category: string]: string } = {
  premium: 'text-bottle-premium',
  essential: 'text-bottle-essential',
  compact: 'text-bottle-compact',
  eawa: 'text-bottle-eawa',
} satisfies { readonly [category in Category]: string };

type Props = {
  readonly size: string;
  readonly category: string;
  /** Drawn without water: there is none left. */
  readonly empty?: boolean;
  readonly className?: string;
};

/**
 * A drawn bottle in the size and colour of the product: what a card shows where there is no photograph. The moulds are in the
 * page, once (`shared/ui/drawings.svg`).
 */
export function BottleArt({ size, category, empty = false, className = '' }: Props) {
  const { mould, scale } = bottleMould(sizeMl(size), category);
  const label = LABELS[category] ?? 'text-bottle-premium';
  return (
    <svg
      viewBox="-60 -182 120 190"
      aria-hidden
      className={`${label} ${empty ? '[--bottle-water:0] ' : ''}${className}`}
    >
      <use href={`#bottle-${mould}`} transform={`scale(${scale})`} />
    </svg>
  );
}
