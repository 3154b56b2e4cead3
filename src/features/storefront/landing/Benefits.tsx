import { Droplets, Leaf, type LucideIcon, Truck } from 'lucide-react';
import { useStorefrontText } from '@/shared/text/storefrontText';

const BENEFITS: readonly { readonly key: 'pure' | 'fast' | 'eco'; readonly Icon: LucideIcon }[] = [
  { key: 'pure', Icon: Droplets },
  { key: 'fast', Icon: Truck },
  { key: 'eco', Icon: Leaf },
];

type Props = { readonly id: string };

/** What Learn More leads to. */
export function Benefits({ id }: Props) {
  const text = useStorefrontText().landing;
  return (
    <section id={id} tabIndex={-1} className="scroll-mt-20 border-y border-line bg-surface outline-none">
      <div className="mx-auto max-w-7xl px-4 py-16 sm:px-6 sm:py-20">
        <h2 className="font-display text-3xl font-semibold tracking-tight">{text.benefits}</h2>
        <p className="mt-2 text-ink-soft">{text.benefitsLead}</p>
        <ul className="mt-10 grid gap-10 md:grid-cols-3">
          {BENEFITS.map(({ key, Icon }) => (
            <li key={key} className="flex gap-4 md:flex-col">
              <span className="grid size-12 shrink-0 place-items-center rounded-full bg-brand-soft text-brand">
                <Icon aria-hidden className="size-6" />
              </span>
              <div>
                <h3 className="font-display text-xl font-semibold">{text[key].heading}</h3>
                <p className="mt-1.5 leading-relaxed text-ink-soft">{text[key].body}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
