import { landingLabels } from '@/i18n/en/landing';
import { useLabels } from '@/i18n/labels';
import { DropIcon, ReturnIcon, TruckIcon } from './promiseIcons';

const BENEFITS = [
  { key: 'pure', Icon: DropIcon },
  { key: 'fast', Icon: TruckIcon },
  { key: 'eco', Icon: ReturnIcon },
] as const;

type Props = { readonly id: string };

/** What Learn More leads to. */
export function Benefits({ id }: Props) {
  const text = useLabels(landingLabels);
  return (
    <section id={id} tabIndex={-1} className="outline-none">
      <div className="mx-auto grid max-w-7xl gap-10 px-4 py-16 sm:px-6 sm:py-24 lg:grid-cols-[1fr_1.6fr]">
        <div>
          <h2 className="font-display text-title font-semibold tracking-tight">{text.benefits}</h2>
          <p className="mt-2 text-lg text-ink-soft">{text.benefitsLead}</p>
        </div>
        <ul className="flex flex-col">
          {BENEFITS.map(({ key, Icon }) => (
            <li key={key} className="flex gap-5 border-t border-line py-6 first:border-0 first:pt-0 sm:gap-8">
              <Icon className="size-9 shrink-0 text-brand" />
              <div>
                <h3 className="font-display text-2xl font-semibold">{text[key].heading}</h3>
                <p className="mt-1.5 max-w-prose text-lg text-ink-soft">{text[key].body}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
