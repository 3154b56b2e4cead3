import { paymentText } from '@/data/order/paymentText';
import { type Order, type PaidBy, type PaymentRecord, payablePaise } from '@/domain/order/order';
import { NOTHING_PAID, paidPaise, paymentOf } from '@/domain/order/payment/payment';
import type { PaymentsLabels } from '@/i18n/en/backOffice/payments';
import { formatRupees, type Paise, paiseToRupees } from '@/lib/number/money';
import { holdsCardNumber } from '@/lib/text/cardNumber';
import { parseHundredths } from '@/lib/text/parseHundredths';
import { plainLine } from '@/lib/text/plainText';
import { MAX_CHARS } from '@/lib/text/textLimits';

export type PaymentDraft = {
  readonly kind: 'paid' | 'refunded';
  readonly method: PaidBy;
  readonly amount: string;
  readonly reference: string;
};

/** The form while it is open. */
export type OpenPayment = {
  readonly draft: PaymentDraft;
  /** Whether something in it was changed. */
  readonly typed: boolean;
  /** What stood in the order when the person last looked: they type on top of that. */
  readonly seen: PaymentRecord;
};

/** Where the form begins: at what is written down, or with all of it paid the way the customer chose. */
export function draftOf(order: Order, kind: PaymentDraft['kind']): PaymentDraft {
  const { payment } = order;
  const usual = order.paymentMethod === 'card' ? 'card' : 'cash';
  const paid = paidPaise(order);
  // Of a refund nothing says what had been paid, which is more than a part of it that was given back: mostly all.
  const all = kind === 'refunded' ? paid : paid || payablePaise(order);
  return {
    kind,
    method: payment?.method ?? usual,
    amount: paiseToRupees(all).toFixed(2),
    reference: kind === 'refunded' ? '' : (payment?.reference ?? ''),
  };
}

type AmountProblem =
  | { readonly kind: 'amount' | 'nothingBack' }
  | { readonly kind: 'tooMuch' | 'moreThanPaid'; readonly mostPaise: Paise }
  /** Somebody wrote down another payment while the form was open: saving unseen would write over theirs. */
  | { readonly kind: 'recordedMeanwhile'; readonly now: PaymentRecord };
export type PaymentProblems = {
  readonly amount?: AmountProblem;
  readonly reference?: 'upiReference' | 'cardNumber' | 'tooLong';
};

function amountProblem({ kind }: PaymentDraft, paise: Paise | null, order: Order): AmountProblem | null {
  // Of a refund that is corrected nothing says any more what had been paid.
  const paid = kind === 'refunded' ? paidPaise(order) : 0;
  const mostPaise = paid || payablePaise(order);
  if (paise === null) return { kind: 'amount' };
  if (paise > mostPaise) return { kind: paid > 0 ? 'moreThanPaid' : 'tooMuch', mostPaise };
  return kind === 'refunded' && paise === 0 ? { kind: 'nothingBack' } : null;
}

function referenceProblem({ method }: PaymentDraft, reference: string, paise: Paise | null) {
  if (reference.length > MAX_CHARS.reference) return 'tooLong';
  if (holdsCardNumber(reference)) return 'cardNumber';
  return method === 'upi' && reference === '' && paise !== 0 ? 'upiReference' : null;
}

/** What a draft writes down, or which of its fields stand in the way. */
export function checkPayment(
  draft: PaymentDraft,
  order: Order,
): { readonly payment: PaymentRecord } | { readonly problems: PaymentProblems } {
  const paise = parseHundredths(draft.amount);
  const text = plainLine(draft.reference);
  const amount = amountProblem(draft, paise, order);
  const reference = referenceProblem(draft, text, paise);
  if (paise === null || amount || reference) {
    return { problems: { ...(amount && { amount }), ...(reference && { reference }) } };
  }
  const { kind, method } = draft;
  if (paise === 0) return { payment: NOTHING_PAID };
  const paid = { method, amountPaise: paise, reference: text };
  return { payment: kind === 'refunded' ? { ...paid, state: 'refunded' } : paymentOf(order, paid) };
}

export function amountProblemText(problem: AmountProblem | undefined, labels: PaymentsLabels): string | null {
  const { problems } = labels;
  if (!problem) return null;
  switch (problem.kind) {
    case 'tooMuch':
    case 'moreThanPaid':
      return problems[problem.kind](formatRupees(problem.mostPaise));
    case 'recordedMeanwhile':
      return problems.recordedMeanwhile(paymentText(problem.now, labels));
    default:
      return problems[problem.kind];
  }
}
