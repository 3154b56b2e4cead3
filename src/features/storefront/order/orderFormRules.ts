import type { PaymentMethod } from '@/entities/order/order';
import { toAsciiDigits } from '@/shared/lib/digits';
import { isEmail, normalizeEmail } from '@/shared/lib/email';
import { visibleLength, withoutInvisible } from '@/shared/lib/invisible';
import { holdsCardNumber } from './cardNumber';

export type OrderFormValues = {
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly paymentMethod: PaymentMethod;
  readonly instructions: string;
};

export type OrderField = Exclude<keyof OrderFormValues, 'paymentMethod'>;

/** The one thing to put right next; `problem` is the key of its text. */
export type FormProblem =
  | {
      readonly field: OrderField;
      readonly problem: 'phone' | 'email' | 'address' | 'cardNumber' | 'tooLong';
    }
  | { readonly field: null; readonly problem: 'signIn' };

/** Spec §9. */
const MIN_ADDRESS_LENGTH = 10;
const MAX_TEXT_LENGTH = 500;

/** Spec §5: exactly 10 digits, the first of them 6 to 9. */
const PHONE = /^[6-9]\d{9}$/;

/**
 * A phone as people paste it, `+91 98765-43210` or `098765 43210`, as its ten digits. What is no such number
 * is returned without its separators, for the rule to refuse.
 */
export function normalizePhone(typed: string): string {
  // NFKC makes full-width signs plain ones.
  const digits = toAsciiDigits(withoutInvisible(typed).normalize('NFKC')).replace(/[\s().\p{Pd}]/gu, '');
  return /^(?:\+91|0091|91)?0?(\d{10})$/.exec(digits)?.[1] ?? digits;
}

function textProblem(field: 'address' | 'instructions', text: string): FormProblem | null {
  if (visibleLength(text) > MAX_TEXT_LENGTH || text.length > 4 * MAX_TEXT_LENGTH) {
    return { field, problem: 'tooLong' };
  }
  return holdsCardNumber(text) ? { field, problem: 'cardNumber' } : null;
}

/** The first thing that is wrong, in the order of spec §5; null when the order can be placed. */
export function validateOrderForm(values: OrderFormValues, signedIn: boolean): FormProblem | null {
  if (!PHONE.test(normalizePhone(values.phone))) return { field: 'phone', problem: 'phone' };
  if (!isEmail(normalizeEmail(values.email))) return { field: 'email', problem: 'email' };
  if (visibleLength(values.address) < MIN_ADDRESS_LENGTH) return { field: 'address', problem: 'address' };
  const unfit = textProblem('address', values.address) ?? textProblem('instructions', values.instructions);
  if (unfit) return unfit;
  return signedIn ? null : { field: null, problem: 'signIn' };
}

/** The values of a valid form as the order keeps them. */
export function toDelivery(values: OrderFormValues) {
  return {
    phone: normalizePhone(values.phone),
    email: normalizeEmail(values.email),
    shippingAddress: values.address.trim(),
    specialInstructions: values.instructions.trim(),
    paymentMethod: values.paymentMethod,
  };
}
