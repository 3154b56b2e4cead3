import { BottleArt } from '@/components/product/BottleArt';

/** The bottles in the first picture: size, category, and their place from back to front. */
const BOTTLES = [
  { size: '20L', category: 'eawa', place: 'right-0 h-[74%]' },
  { size: '1.5L', category: 'essential', place: 'left-0 h-[80%]' },
  { size: '2L', category: 'premium', place: 'left-[22%] h-[104%]' },
  { size: '250ml', category: 'compact', place: 'left-[50%] h-[60%]' },
] as const;

/** Four bottles on the shore. Decoration only. */
export function HeroArt() {
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
