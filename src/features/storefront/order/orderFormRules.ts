import { type AddressFields, addressProblem, isWrongPin, joinAddress } from '@/domain/address/addressFields';
import type { PaymentMethod } from '@/domain/order/order';
import { textProblem } from '@/lib/text/addressText';
import { isEmail, normalizeEmail } from '@/lib/text/email';
import { isPhone, normalizePhone } from '@/lib/text/phone';
import { plainText } from '@/lib/text/plainText';

export type OrderFormValues = AddressFields & {
  readonly phone: string;
  readonly email: string;
  readonly paymentMethod: PaymentMethod;
  readonly instructions: string;
  /** When it is to arrive, of what the shop offers; as early as can be where nothing is chosen. */
  readonly day?: string;
  readonly slot?: string;
};

export type OrderField = Exclude<keyof OrderFormValues, 'paymentMethod' | 'day' | 'slot'>;

/** A thing to put right; `problem` is the key of its text. */
export type FormProblem =
  | {
      readonly field: OrderField;
      readonly problem: 'phone' | 'email' | 'address' | 'pin' | 'notDelivered' | 'cardNumber' | 'tooLong';
    }
  | { readonly field: null; readonly problem: 'signIn' };

/** Any one: where a wrong one was typed, the rest of an address is judged as it will be beside a right one. */
const A_PIN = '110001';

/** All that is wrong, in the order of spec §5; nothing when the order can be placed. `delivers`: the shop delivers to its PIN code. */
export function formProblems(
  values: OrderFormValues,
  signedIn: boolean,
  delivers = true,
): readonly FormProblem[] {
  const { phone, email, specialInstructions } = toDelivery(values);
  const instructions = textProblem(specialInstructions);
  const isWrong = isWrongPin(values.pin);
  const pin = isWrong ? 'pin' : delivers ? null : 'notDelivered';
  const problems: readonly (FormProblem | null)[] = [
    isPhone(phone) ? null : { field: 'phone', problem: 'phone' },
    isEmail(email) ? null : { field: 'email', problem: 'email' },
    addressProblem(isWrong ? { ...values, pin: A_PIN } : values),
    pin && { field: 'pin', problem: pin },
    instructions && { field: 'instructions', problem: instructions },
  ];
  const found = problems.filter(problem => problem !== null);
  return found.length > 0 || signedIn ? found : [{ field: null, problem: 'signIn' }];
}

/** The values of a form as an order stores them, once they are valid. */
export function toDelivery(values: OrderFormValues) {
  return {
    phone: normalizePhone(values.phone),
    email: normalizeEmail(values.email),
    shippingAddress: joinAddress(values),
    specialInstructions: plainText(values.instructions),
    paymentMethod: values.paymentMethod,
  };
}
