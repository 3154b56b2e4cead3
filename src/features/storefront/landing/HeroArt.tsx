import { BottleArt } from '@/entities/product/BottleArt';

/** The bottles in the first picture: size, category, and their place from back to front. */
const BOTTLES = [
  { size: '500ml', category: 'essential', place: 'left-[2%] h-[74%] z-10' },
  { size: '2L', category: 'premium', place: 'left-[27%] h-full z-20' },
  { size: '250ml', category: 'compact', place: 'left-[56%] h-[70%] z-30' },
] as const;

/** Three bottles before a low sun. Decoration only. */
export function HeroArt() {
  return (
    <div aria-hidden className="relative mx-auto aspect-square w-full max-w-64 sm:max-w-80 lg:max-w-md">
      <div className="absolute inset-[6%] rounded-full bg-on-brand/8" />
      <div className="absolute inset-[18%] rounded-full bg-on-brand/8" />
      <div className="absolute top-[4%] right-[8%] size-[22%] rounded-full bg-accent/90" />
      {BOTTLES.map(({ size, category, place }) => (
        <BottleArt key={size} size={size} category={category} className={`absolute bottom-0 ${place}`} />
      ))}
    </div>
  );
}
