import type { Customer } from '@/entities/customer/customer';
import { changedFields } from '@/entities/customer/customerChange';
import { emailKey } from '@/entities/customer/customerId';
import type { CustomerFields } from '@/entities/customer/customerOverlay';
import { isEmail, normalizeEmail } from '@/shared/lib/email';
import { isPhone, normalizePhone } from '@/shared/lib/phone';

/** What the form holds. */
export type CustomerDraft = Omit<CustomerFields, 'hidden'>;

export function draftOf(from: CustomerDraft): CustomerDraft {
  const { name, contact, email, phone, status, type, notes } = from;
  return { name, contact, email, phone, status, type, notes };
}

export const isChanged = (draft: CustomerDraft, from: CustomerDraft): boolean =>
  changedFields({ ...draft, hidden: false }, { ...from, hidden: false }).length > 0;

export type DraftProblems = { readonly email: boolean; readonly phone: boolean };

/**
 * What is to be kept, or which fields stand in the way. Nothing is required (spec §5), but an e-mail or a phone that is
 * filled in must be one; an old one that was left alone is no reason to refuse a change of something else. What was left as
 * it was shown is not kept: it goes on coming from the orders. `shown`: what the form began with; `seen`: what is kept.
 */
export function checkDraft(
  draft: CustomerDraft,
  shown: CustomerDraft,
  seen: CustomerFields,
): { readonly fields: CustomerFields } | { readonly problems: DraftProblems } {
  const entered: CustomerDraft = {
    ...draft,
    name: draft.name.trim(),
    contact: draft.contact.trim(),
    email: normalizeEmail(draft.email),
    phone: normalizePhone(draft.phone),
    notes: draft.notes.trim(),
  };
  const problems = {
    email: draft.email !== shown.email && entered.email !== '' && !isEmail(entered.email),
    phone: draft.phone !== shown.phone && entered.phone !== '' && !isPhone(entered.phone),
  };
  if (problems.email || problems.phone) return { problems };
  const changed = changedFields({ ...shown, hidden: seen.hidden }, { ...draft, hidden: seen.hidden });
  const kept = { ...entered, hidden: seen.hidden };
  return { fields: { ...seen, ...Object.fromEntries(changed.map(field => [field, kept[field]])) } };
}

/** Who has the e-mail or the phone already: to be told of, never to be merged. */
export function sameContact(
  { email, phone }: CustomerDraft,
  customers: readonly Customer[],
  exceptId: string,
): Customer | null {
  const [mail, digits] = [emailKey(email), normalizePhone(phone)];
  return (
    customers.find(
      other =>
        !other.hidden &&
        other.id !== exceptId &&
        ((mail !== '' && emailKey(other.email) === mail) ||
          (isPhone(digits) && normalizePhone(other.phone) === digits)),
    ) ?? null
  );
}
