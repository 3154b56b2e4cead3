import { useState } from 'react';
import { BottleArt } from './BottleArt';

const BACKDROPS: { readonly [category: string]: string } = {
  premium: 'from-brand-soft',
  essential: 'from-info-soft',
  compact: 'from-good-soft',
  eawa: 'from-accent-soft',
};

type Props = {
  readonly image: string;
  readonly size: string;
  readonly category: string;
  /** Drawn without water. */
  readonly empty?: boolean;
  /** Gives the box its width and height: nothing moves when the picture arrives. */
  readonly className: string;
};

/** A product's picture in a fixed box. The name stands beside it, so it is decoration to a screen reader. */
export function ProductImage({ image, size, category, empty = false, className }: Props) {
  const [failedImage, setFailedImage] = useState('');
  const drawn = image === '' || image === failedImage;
  const backdrop = BACKDROPS[category] ?? 'from-brand-soft';
  return (
    <div
      className={`grid place-items-center overflow-hidden bg-linear-to-b to-surface ${backdrop} ${className}`}
    >
      {drawn ? (
        <BottleArt
          size={size}
          category={category}
          empty={empty}
          className="h-full max-w-full p-[4%] transition-transform duration-300 ease-settle group-hover:-translate-y-1.5"
        />
      ) : (
        <img
          src={image}
          alt=""
          loading="lazy"
          className="size-full object-cover"
          onError={() => setFailedImage(image)}
        />
      )}
    </div>
  );
}
