import { useEffect, useRef } from 'react';
import { runProblemText } from '@/data/run/runTexts';
import { productLabel } from '@/domain/product/productLabel';
import { COLLECTED_BY } from '@/domain/run/run';
import { loadOf } from '@/domain/run/runRules';
import type { RunSummary } from '@/domain/run/runSummary';
import { closingLabels } from '@/i18n/en/backOffice/deliveries/closing';
import { runsLabels } from '@/i18n/en/backOffice/deliveries/runs';
import { commonLabels } from '@/i18n/en/common';
import { failureText } from '@/i18n/failureText';
import { useLabels } from '@/i18n/labels';
import { formatRupees } from '@/lib/number/money';
import { inSentence } from '@/lib/text/inSentence';
import { TextField } from '@/ui/form/TextField';
import { useInvalidFocus } from '@/ui/form/useInvalidFocus';
import { Notice } from '@/ui/Notice';
import { backText, countOf, differenceOf, hasProblems, moneyText } from './closingDraft';
import { differenceText, toneOf } from './differenceText';
import { UnpaidDeliveries } from './UnpaidDeliveries';
import type { useClosing } from './useClosing';

type Props = { readonly account: RunSummary; readonly closing: ReturnType<typeof useClosing> };

const NOTHING_AT_FAULT = {};

/** What was counted of the money and the bottles, with what that makes of it at once. */
export function ClosingForm({ account, closing }: Props) {
  const labels = useLabels(closingLabels);
  const runs = useLabels(runsLabels);
  const common = useLabels(commonLabels);
  const { draft, problems, busy, refusal, failure, isResumed, edit } = closing;
  const { money: text } = labels;
  const form = useRef<HTMLFormElement>(null);
  const message = useRef<HTMLDivElement>(null);
  useInvalidFocus(form, hasProblems(problems) ? problems : NOTHING_AT_FAULT);
  // The button is below; what it led to is above.
  useEffect(() => {
    if (refusal || failure) message.current?.scrollIntoView({ block: 'nearest' });
  }, [refusal, failure]);
  const differences = COLLECTED_BY.map(method => differenceOf(draft, method, account));
  const differs = differences.some(paise => paise !== null && paise !== 0);
  const reasonProblem = problems.reason === 'required' ? text.reasonProblem : problems.reason && text.tooLong;
  return (
    <form
      ref={form}
      noValidate
      aria-busy={busy}
      className="flex flex-col gap-6"
      onSubmit={event => event.preventDefault()}
    >
      <div ref={message} className="flex flex-col gap-2 empty:hidden">
        {isResumed && <Notice tone="info">{labels.earlier}</Notice>}
        {closing.isCorrection && <Notice tone="info">{labels.closed.correcting}</Notice>}
        {refusal && (
          <Notice tone="bad" urgent>
            {refusal.kind === 'conflict' ? labels.conflict : runProblemText(refusal, runs)}
          </Notice>
        )}
        {failure && (
          <Notice tone="bad" urgent>
            {failureText(failure, common)}
          </Notice>
        )}
      </div>
      <section aria-labelledby="closing-money" className="flex flex-col gap-3">
        <h3 id="closing-money" className="text-lg font-semibold">
          {text.heading}
        </h3>
        <p className="tabular-nums">{`${text.expected}: ${formatRupees(account.expectedPaise)}`}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          {COLLECTED_BY.map((method, at) => {
            const paise = differences[at] ?? null;
            return (
              <div key={method} className="flex flex-col gap-1">
                <TextField
                  label={text.countedOf[method]}
                  hint={text.recordedIs(formatRupees(account.recorded[method]))}
                  problem={problems[method] && text.amountProblem}
                  inputMode="decimal"
                  autoComplete="off"
                  readOnly={busy}
                  value={moneyText(draft, method, account)}
                  onChange={({ target }) => edit({ [method]: target.value })}
                />
                <p
                  role="status"
                  aria-label={`${text[method]}: ${text.difference}`}
                  className={`min-h-6 text-sm font-semibold tabular-nums ${toneOf(paise ?? 0)}`}
                >
                  {paise === null ? '' : differenceText(paise, labels)}
                </p>
              </div>
            );
          })}
        </div>
        {(differs || problems.reason) && (
          <TextField
            label={text.reason}
            problem={reasonProblem}
            autoComplete="off"
            readOnly={busy}
            value={draft.reason}
            onChange={({ target }) => edit({ reason: target.value })}
          />
        )}
        <UnpaidDeliveries orders={account.unpaid} />
      </section>
      <BottlesBack account={account} closing={closing} />
    </form>
  );
}

/** What came back, and what becomes of the stock where not all did. */
function BottlesBack({ account, closing }: Props) {
  const { back: text } = useLabels(closingLabels);
  const { draft, problems, busy, edit } = closing;
  const { due } = account;
  const twice = closing.isCorrection ? account.twice : {};
  const lines = loadOf(account.failed).lines.filter(
    ({ productId }) => productId in due || productId in twice,
  );
  return (
    <section aria-labelledby="closing-bottles" className="flex flex-col gap-3">
      <h3 id="closing-bottles" className="text-lg font-semibold">
        {text.heading}
      </h3>
      {lines.length === 0 && <p>{text.none}</p>}
      <div className="grid gap-x-4 gap-y-2 empty:hidden sm:grid-cols-2">
        {lines.map(({ productId, productName, size }) => {
          const product = inSentence(productLabel({ name: productName, size }));
          const all = due[productId] ?? 0;
          const counted = countOf(draft, productId, account);
          const missing = Math.max(0, all - (counted ?? all));
          const again = twice[productId] ?? 0;
          const before = closing.isCorrection ? (account.missing?.[productId] ?? 0) - again : 0;
          const lost = missing - before;
          return (
            <div key={productId} className="flex flex-col gap-1">
              {all > 0 && (
                <TextField
                  label={text.counted(product)}
                  hint={text.due(all)}
                  problem={problems.back.has(productId) ? text.countProblem : null}
                  inputMode="numeric"
                  autoComplete="off"
                  readOnly={busy}
                  value={backText(draft, productId, account)}
                  onChange={({ target }) => edit({ back: { ...draft.back, [productId]: target.value } })}
                />
              )}
              <p role="status" aria-label={product} className="min-h-6 text-sm font-semibold text-bad">
                {lost > 0 && text.missing(lost, product)}
                {lost < 0 && text.found(-lost, product)}
                {counted !== null && counted > all && all > 0 && text.extra(counted - all, product)}
              </p>
              {again > 0 && <p className="text-sm font-semibold text-bad">{text.twice(again, product)}</p>}
            </div>
          );
        })}
      </div>
    </section>
  );
}
