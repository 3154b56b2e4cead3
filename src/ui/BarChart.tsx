// @bundle charts

import { ChartNoAxesColumn, Table } from 'lucide-react';
import { useState } from 'react';
import { Clamped } from './Clamped';

export type Bar = {
  readonly key: string;
  readonly label: string;
  /** At least 0; the longest bar is the greatest of them. */
  readonly value: number;
  /** The value as it is read: `₹1,234.00`. */
  readonly said: string;
};

type Props = {
  readonly caption: string;
  readonly headings: { readonly label: string; readonly value: string };
  readonly bars: readonly Bar[];
  /** Longer than a word or two: above their bars on a phone. */
  readonly longLabels?: boolean;
  /** What leads to the same figures as a table and back; not needed where a table is beside it anyway. */
  readonly text?: { readonly asTable: string; readonly asBars: string };
};

/** Bars with their values as text beside them, and the same figures as a table for who reads them better so. */
export function BarChart({ caption, headings, bars, longLabels = false, text }: Props) {
  const [asTable, setAsTable] = useState(false);
  const greatest = Math.max(...bars.map(({ value }) => value), 0);
  // The longest bar leaves room for its own figure, and the gap before it.
  const room = Math.max(...bars.map(({ said }) => said.length), 0) + 2;
  const Icon = asTable ? ChartNoAxesColumn : Table;
  return (
    <figure>
      {asTable ? (
        <table className="w-full text-left tabular-nums">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="border-b border-line text-sm text-ink-soft">
              <th scope="col" className="py-2 pr-4 font-semibold">
                {headings.label}
              </th>
              <th scope="col" className="py-2 text-right font-semibold">
                {headings.value}
              </th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ key, label, said }) => (
              <tr key={key} className="border-b border-line last:border-0">
                <th scope="row" className="py-2 pr-4 font-medium">
                  <Clamped text={label} />
                </th>
                <td className="py-2 text-right">{said}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <ul
          aria-label={caption}
          className={`grid gap-x-3 gap-y-2 ${longLabels ? 'sm:grid-cols-[minmax(3.5rem,max-content)_1fr]' : 'grid-cols-[minmax(3.5rem,max-content)_1fr]'}`}
        >
          {bars.map(({ key, label, value, said }) => (
            <li
              key={key}
              className={`grid grid-cols-subgrid items-center ${longLabels ? 'sm:col-span-2' : 'col-span-2'}`}
            >
              <Clamped text={label} className={`text-sm font-medium ${longLabels ? 'sm:max-w-56' : ''}`} />
              <span className="flex min-w-0 items-center gap-2">
                {/* However short, a bar says that there is something: of nothing there is none. */}
                {value > 0 && (
                  <span
                    aria-hidden
                    className="h-7 min-w-1 rounded-r-[0.5rem] bg-brand"
                    style={{ width: `calc((100% - ${room}ch) * ${value / greatest})` }}
                  />
                )}
                <span className="text-sm whitespace-nowrap tabular-nums">{said}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {text && (
        <button
          type="button"
          onClick={() => setAsTable(!asTable)}
          className="mt-3 inline-flex min-h-11 items-center gap-2 rounded-control px-3 text-sm font-semibold text-brand transition-colors hover:bg-brand-soft"
        >
          <Icon aria-hidden className="size-4" />
          {asTable ? text.asBars : text.asTable}
        </button>
      )}
    </figure>
  );
}
