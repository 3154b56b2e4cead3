import { lazyPart } from '@/ui/lazy/lazyPart';
import { BottleArt } from './BottleArt';

const BACKDROPS: { readonly [category: string]: string } = {
  essential: 'from-info-soft',
  compact: 'from-good-soft',
  eawa: 'from-accent-soft',
};

const Photograph = lazyPart(() => import('./Photograph').then(part => part.Photograph));

type Props = {
  readonly image: string;
  /** Where the picture is large enough to be asked for: what it shows. */
  readonly name?: string;
  readonly size: string;
  readonly category: string;
  /** Drawn without water. */
  readonly empty?: boolean;
  /** Gives the box its width and height: nothing moves when the picture arrives. */
  readonly className: string;
};

/** A product's picture in a fixed box. The name stands beside it, so it is decoration to a screen reader. */
export function ProductImage(props: Props) {
  const { image, category, className } = props;
  const drawn = (
    <BottleArt
      {...props}
      className="h-full max-w-full p-[4%] transition-transform duration-300 ease-settle group-hover:-translate-y-1.5"
    />
  );
  return (
    <div
      className={`grid place-items-center overflow-hidden bg-linear-to-b to-surface ${BACKDROPS[category] ?? 'from-brand-soft'} ${className}`}
    >
      {image ? <Photograph {...props}>{drawn}</Photograph> : drawn}
    </div>
  );
}
