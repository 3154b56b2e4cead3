import { dataCheckLabels } from '@/i18n/en/dataCheck';
import { useLabels } from '@/i18n/labels';
import { type Counts, countReads, SCANNED, scanReads } from './scanState';

type Props = { readonly counts: Counts };

/** What a scan reads, before it does. */
export function CostTable({ counts }: Props) {
  const text = useLabels(dataCheckLabels).cost;
  return (
    <div className="flex flex-col items-start gap-4">
      <div className="max-w-prose text-ink-soft">
        <p className="font-medium text-ink">{text.scan(scanReads(counts))}</p>
        <p>{text.counted(countReads(counts))}</p>
      </div>
      <table className="border-collapse text-sm tabular-nums">
        <caption className="pb-2 text-left font-semibold">{text.caption}</caption>
        <thead className="text-ink-soft">
          <tr>
            <th scope="col" className="py-1 pr-8 text-left font-medium">
              {text.collection}
            </th>
            <th scope="col" className="py-1 text-right font-medium">
              {text.documents}
            </th>
          </tr>
        </thead>
        <tbody>
          {SCANNED.map(name => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="py-1 pr-8 text-left font-normal">
                {text.names[name]}
              </th>
              <td className="py-1 text-right">{counts[name].toLocaleString('en-IN')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
