import { BottleArt } from '@/entities/product/BottleArt';

/** The bottles in the first picture: size, category, and their place from back to front. */
const BOTTLES = [
  { size: '20L', category: 'eawa', place: 'right-[2%] h-[66%]' },
  { size: '1.5L', category: 'essential', place: 'left-[8%] h-[78%]' },
  { size: '2L', category: 'premium', place: 'left-[27%] h-[102%]' },
  { size: '250ml', category: 'compact', place: 'left-[49%] h-[66%]' },
] as const;

/** Four bottles on the shore. Decoration only. */
export function HeroArt() {
  return (
    <div aria-hidden className="relative mx-auto h-60 w-full max-w-96 sm:h-76 lg:h-100 lg:max-w-lg">
      {BOTTLES.map(({ size, category, place }) => (
        <BottleArt key={size} size={size} category={category} className={`absolute -bottom-[5%] ${place}`} />
      ))}
    </div>
  );
}
