import type { PaymentMethod } from '@/entities/order/order';
import { isIncompleteAddress, textProblem } from '@/shared/lib/addressText';
import { isEmail, normalizeEmail } from '@/shared/lib/email';
import { isPhone, normalizePhone } from '@/shared/lib/phone';
import { plainText } from '@/shared/lib/plainText';

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

function unfit(field: 'address' | 'instructions', text: string): FormProblem | null {
  const problem = textProblem(text);
  return problem && { field, problem };
}

/** The first thing that is wrong, in the order of spec §5; null when the order can be placed. */
export function validateOrderForm(values: OrderFormValues, signedIn: boolean): FormProblem | null {
  const { phone, email, shippingAddress, specialInstructions } = toDelivery(values);
  if (!isPhone(phone)) return { field: 'phone', problem: 'phone' };
  if (!isEmail(email)) return { field: 'email', problem: 'email' };
  if (isIncompleteAddress(shippingAddress)) return { field: 'address', problem: 'address' };
  const text = unfit('address', shippingAddress) ?? unfit('instructions', specialInstructions);
  if (text) return text;
  return signedIn ? null : { field: null, problem: 'signIn' };
}

/** The values of a form as the order keeps them, once they are valid. */
export function toDelivery(values: OrderFormValues) {
  return {
    phone: normalizePhone(values.phone),
    email: normalizeEmail(values.email),
    shippingAddress: plainText(values.address),
    specialInstructions: plainText(values.instructions),
    paymentMethod: values.paymentMethod,
  };
}
