import { dataCheckLabels } from '@/i18n/en/backOffice/dataCheck';
import { useLabels } from '@/i18n/labels';
import type { ChangeAsText } from './problemLabels';

type Props = { readonly changes: readonly ChangeAsText[] };

/** What would change: before and after. */
export function ChangeTable({ changes }: Props) {
  const labels = useLabels(dataCheckLabels).preview;
  return (
    <table className="w-full table-fixed border-collapse text-sm">
      <caption className="sr-only">{labels.caption}</caption>
      <thead className="bg-sunken text-left text-ink-soft">
        <tr>
          {[labels.field, labels.before, labels.after].map(heading => (
            <th key={heading} scope="col" className="px-2 py-2 font-medium">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field} className="border-t border-line align-top">
            <th scope="row" className="px-2 py-2 text-left font-medium wrap-anywhere">
              {field}
            </th>
            <td className="px-2 py-2 text-ink-soft wrap-anywhere">{before}</td>
            <td className="px-2 py-2 font-medium wrap-anywhere">{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
