import { type FaultRule, FaultRuleError, parseFaultRule } from './faultRule';

/** Reads the panel's form: `method` (may be empty), `path`, `kind`, `amount` (for a delay or a status), `times`. */
export function formFaultRule(form: URLSearchParams): FaultRule {
  const method = form.get('method');
  const times = form.get('times');
  return parseFaultRule({
    match: { ...(method ? { method } : {}), path: form.get('path') ?? '' },
    fault: formFault(form.get('kind') ?? '', form.get('amount') ?? ''),
    ...(times ? { times: Number(times) } : {}),
  });
}

function formFault(kind: string, amount: string): object {
  switch (kind) {
    case 'delay':
      return { kind, delayMs: numberOf(amount, 'a delay in milliseconds') };
    case 'status':
    case 'htmlStatus':
      return { kind, status: numberOf(amount, 'an HTTP status') };
    default:
      return { kind };
  }
}

function numberOf(text: string, meaning: string): number {
  if (!/^\d+$/.test(text)) throw new FaultRuleError(`Amount must be ${meaning}.`);
  return Number(text);
}
