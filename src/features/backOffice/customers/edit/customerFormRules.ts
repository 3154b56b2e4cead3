import type { Customer } from '@/domain/customer/customer';
import { changedFields } from '@/domain/customer/customerChange';
import type { CustomerFields } from '@/domain/customer/customerOverlay';
import { emailKey, isEmail, normalizeEmail } from '@/lib/text/email';
import { isPhone, normalizePhone } from '@/lib/text/phone';
import { plainLine, plainText } from '@/lib/text/plainText';
import { MAX_CHARS } from '@/lib/text/textLimits';

/** What the form holds. */
export type CustomerDraft = Omit<CustomerFields, 'hidden'>;

export function draftOf(from: CustomerDraft): CustomerDraft {
  const { name, contact, email, phone, status, type, notes } = from;
  return { name, contact, email, phone, status, type, notes };
}

export const isChanged = (draft: CustomerDraft, from: CustomerDraft): boolean =>
  changedFields({ ...draft, hidden: false }, { ...from, hidden: false }).length > 0;

const TYPED = ['name', 'contact', 'email', 'phone', 'notes'] as const;
type TypedField = (typeof TYPED)[number];

const LIMITS: { readonly [field in TypedField]: number } = {
  ...MAX_CHARS,
  contact: MAX_CHARS.name,
  notes: MAX_CHARS.customerNotes,
};

export type DraftProblems = { readonly [field in TypedField]?: 'invalid' | 'tooLong' };

function problemOf(field: TypedField, text: string): DraftProblems {
  if (field === 'email' && text !== '' && !isEmail(text)) return { email: 'invalid' };
  if (field === 'phone' && text !== '' && !isPhone(text)) return { phone: 'invalid' };
  return text.length > LIMITS[field] ? { [field]: 'tooLong' } : {};
}

/**
 * What is to be stored, or which fields stand in the way. Nothing is required (spec §5), but an email or a phone that is
 * filled in must be one; an old one that was left alone is no reason to refuse a change of something else. What was left as
 * it was shown is not kept: it goes on coming from the orders. `shown`: what the form began with; `seen`: what is stored.
 */
export function checkDraft(
  draft: CustomerDraft,
  shown: CustomerDraft,
  seen: CustomerFields,
): { readonly fields: CustomerFields } | { readonly problems: DraftProblems } {
  const entered: CustomerDraft = {
    ...draft,
    name: plainLine(draft.name),
    contact: plainLine(draft.contact),
    email: normalizeEmail(draft.email),
    phone: normalizePhone(draft.phone),
    notes: plainText(draft.notes),
  };
  const touched = TYPED.filter(field => draft[field] !== shown[field]);
  const problems: DraftProblems = Object.assign(
    {},
    ...touched.map(field => problemOf(field, entered[field])),
  );
  if (Object.keys(problems).length > 0) return { problems };
  const changed = changedFields({ ...shown, hidden: seen.hidden }, { ...draft, hidden: seen.hidden });
  const kept = { ...entered, hidden: seen.hidden };
  return { fields: { ...seen, ...Object.fromEntries(changed.map(field => [field, kept[field]])) } };
}

/** Whether the form has no name, email or phone: such a record would identify nobody. */
export const isUnidentified = ({ name, email, phone }: CustomerDraft): boolean => name + email + phone === '';

/** Who has the email or the phone already: to be told of, never to be merged. */
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
        ((mail !== '' && [other.email, other.account?.email ?? ''].map(emailKey).includes(mail)) ||
          (isPhone(digits) && normalizePhone(other.phone) === digits)),
    ) ?? null
  );
}
