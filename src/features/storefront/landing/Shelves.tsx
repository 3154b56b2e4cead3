import { Link } from 'react-router-dom';
import { BottleArt } from '@/components/product/BottleArt';
import { landingLabels } from '@/i18n/en/landing';
import { storefrontLabels } from '@/i18n/en/storefront';
import { useLabels } from '@/i18n/labels';
import { PATHS } from '@/lib/paths';
import { ArrowIcon } from '@/ui/icons';

/** The four kinds of bottle, smallest first, each with the size that stands for it. */
const SHELVES = [
  { category: 'compact', size: '250ml', ground: 'bg-good-soft' },
  { category: 'essential', size: '750ml', ground: 'bg-info-soft' },
  { category: 'premium', size: '2L', ground: 'bg-brand-soft' },
  { category: 'eawa', size: '20L', ground: 'bg-accent-soft' },
] as const;

/** Ways into the menu, by what the water is for. */
export function Shelves() {
  const text = useLabels(landingLabels);
  const { categories } = useLabels(storefrontLabels).menu;
  return (
    <section className="border-t border-line bg-surface">
      <div className="mx-auto max-w-7xl px-4 py-16 sm:px-6 sm:py-24">
        <h2 className="font-display text-title font-semibold tracking-tight">{text.sizes}</h2>
        <p className="mt-2 text-lg text-ink-soft">{text.sizesLead}</p>
        <ul className="mt-8 grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
          {SHELVES.map(({ category, size, ground }) => (
            <li key={category}>
              <Link
                to={`${PATHS.menu}?category=${category}`}
                className={`group flex h-full flex-col rounded-card p-4 sm:p-6 ${ground}`}
              >
                <BottleArt
                  size={size}
                  category={category}
                  className="h-36 self-center transition-transform duration-300 ease-settle group-hover:-translate-y-1.5 sm:h-56"
                />
                <span className="mt-4 flex items-center justify-between gap-2 font-display text-xl font-semibold">
                  {categories[category]}
                  <ArrowIcon className="size-5 shrink-0" />
                </span>
                <span className="mt-1 text-sm sm:text-base">{text.shelves[category]}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
