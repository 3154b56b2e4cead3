import type { PaymentMethod } from '@/domain/order/order';
import { isIncompleteAddress, textProblem } from '@/lib/text/addressText';
import { isEmail, normalizeEmail } from '@/lib/text/email';
import { isPhone, normalizePhone } from '@/lib/text/phone';
import { plainText } from '@/lib/text/plainText';

export type OrderFormValues = {
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly paymentMethod: PaymentMethod;
  readonly instructions: string;
};

export type OrderField = Exclude<keyof OrderFormValues, 'paymentMethod'>;

/** A thing to put right; `problem` is the key of its text. */
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

/** All that is wrong, in the order of spec §5; nothing when the order can be placed. */
export function formProblems(values: OrderFormValues, signedIn: boolean): readonly FormProblem[] {
  const { phone, email, shippingAddress, specialInstructions } = toDelivery(values);
  const problems: readonly (FormProblem | null)[] = [
    isPhone(phone) ? null : { field: 'phone', problem: 'phone' },
    isEmail(email) ? null : { field: 'email', problem: 'email' },
    isIncompleteAddress(shippingAddress)
      ? { field: 'address', problem: 'address' }
      : unfit('address', shippingAddress),
    unfit('instructions', specialInstructions),
  ];
  const found = problems.filter(problem => problem !== null);
  return found.length > 0 || signedIn ? found : [{ field: null, problem: 'signIn' }];
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
