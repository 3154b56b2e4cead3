// @bundle bottle-picture

import { useLayoutEffect } from 'react';
import type { Category } from '@/domain/product/product';
import { sizeMl } from '@/lib/number/size';
import { bottleShape } from './bottleShape';

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

/** Pages that the build has not rendered have the shapes in a template: few of them show a bottle. */
function insertShapes() {
  const template = document.getElementById('bottle-shapes-template');
  if (template instanceof HTMLTemplateElement) template.replaceWith(template.content);
}

/**
 * A drawn bottle in the size and colour of the product: what a card shows where there is no photograph. The shapes
 * (`bottleShapes.svg`) are in the page, once.
 */
export function BottleArt({ size, category, empty = false, className = '' }: Props) {
  const { shape, scale } = bottleShape(sizeMl(size), category);
  useLayoutEffect(insertShapes, []);
  const label = LABELS[category] ?? 'text-bottle-premium';
  return (
    <svg
      viewBox="-60 -182 120 190"
      aria-hidden
      className={`${label} ${empty ? '[--bottle-water:0] ' : ''}${className}`}
    >
      <use href={`#bottle-${shape}`} transform={`scale(${scale})`} />
    </svg>
  );
}
