import { productLabel } from '@/domain/product/productLabel';
import { COLLECTED_BY } from '@/domain/run/run';
import { loadOf } from '@/domain/run/runRules';
import type { RunSummary } from '@/domain/run/runSummary';
import { closingLabels } from '@/i18n/en/backOffice/deliveries/closing';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { formatRupees } from '@/lib/number/money';
import { inSentence } from '@/lib/text/inSentence';
import { MAX_CHARS } from '@/lib/text/textLimits';
import { formatDateTime } from '@/lib/time/dates';
import { Notice } from '@/ui/Notice';
import { differenceText, toneOf } from './differenceText';
import { UnpaidDeliveries } from './UnpaidDeliveries';

type Props = {
  readonly account: RunSummary;
  /** The server does not have it yet. */
  readonly waiting: boolean;
};

/** What was counted, who did that and when. */
export function ClosedRun({ account, waiting }: Props) {
  const labels = useLabels(closingLabels);
  const { language } = useLabels(commonLabels);
  const { run, recorded, counted, differs, missing, twice, bottles } = account;
  const { closing } = run;
  if (!closing || !counted || !differs || !missing) return null;
  return (
    <>
      {closing.at === null || waiting ? (
        <Notice tone="info">{labels.closed.waiting}</Notice>
      ) : (
        <p className="font-semibold">
          {labels.closed.by(inSentence(closing.byName), formatDateTime(closing.at, language))}
        </p>
      )}
      <section aria-labelledby="closing-money" className="flex flex-col gap-3">
        <h3 id="closing-money" className="text-lg font-semibold">
          {labels.money.heading}
        </h3>
        <table className="w-full text-left text-sm tabular-nums sm:text-base">
          <thead>
            <tr className="border-b border-line">
              <th scope="col" className="py-1 pr-2">
                {labels.money.method}
              </th>
              <th scope="col" className="py-1 pr-2">
                {labels.money.recorded}
              </th>
              <th scope="col" className="py-1 pr-2">
                {labels.money.counted}
              </th>
              <th scope="col" className="py-1">
                {labels.money.difference}
              </th>
            </tr>
          </thead>
          <tbody>
            {COLLECTED_BY.map(method => (
              <tr key={method}>
                <th scope="row" className="py-1 pr-2">
                  {labels.money[method]}
                </th>
                <td className="py-1 pr-2">{formatRupees(recorded[method])}</td>
                <td className="py-1 pr-2">{formatRupees(counted[method])}</td>
                <td className={`py-1 font-semibold ${toneOf(differs[method])}`}>
                  {differenceText(differs[method], labels)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {closing.reason && (
          <p className="wrap-anywhere">
            {`${labels.closed.reason}: ${inSentence(closing.reason, MAX_CHARS.stopNote)}`}
          </p>
        )}
        <UnpaidDeliveries orders={account.unpaid} />
      </section>
      {bottles.due > 0 && (
        <section aria-labelledby="closing-bottles" className="flex flex-col gap-2">
          <h3 id="closing-bottles" className="text-lg font-semibold">
            {labels.back.heading}
          </h3>
          {bottles.missing === 0 && <p>{labels.closed.allBack}</p>}
          <ul>
            {loadOf(account.failed).lines.map(({ productId, productName, size }) => {
              const lost = missing[productId] ?? 0;
              const again = twice[productId] ?? 0;
              const product = inSentence(productLabel({ name: productName, size }));
              return lost > 0 ? (
                <li key={productId}>
                  {labels.closed.missing(lost, product)}
                  {again > 0 && <p className="font-semibold text-bad">{labels.back.twice(again, product)}</p>}
                </li>
              ) : null;
            })}
          </ul>
        </section>
      )}
    </>
  );
}
