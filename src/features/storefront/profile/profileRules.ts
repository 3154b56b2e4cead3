import { type AddressFields, addressProblem, joinAddress } from '@/domain/address/addressFields';
import type { ProfileTexts } from '@/domain/user/profile';
import { type TextProblem, textProblem } from '@/lib/text/addressText';
import { isPhone, normalizePhone } from '@/lib/text/phone';
import { plainLine } from '@/lib/text/plainText';
import { MAX_CHARS } from '@/lib/text/textLimits';

/** A profile as its form has it. */
export type Entered = AddressFields & Pick<ProfileTexts, 'name' | 'phone'>;

/** A thing to put right; `problem` is the key of its text. */
export type ProfileProblem = {
  readonly field: keyof Entered;
  readonly problem: 'nameRequired' | 'phone' | 'address' | 'pin' | TextProblem;
};

/** The values of a form as a profile stores them. */
export function toProfile({ name, phone, ...address }: Entered): ProfileTexts {
  return { name: plainLine(name), phone: normalizePhone(phone), address: joinAddress(address) };
}

/** All that is wrong with a profile, from top to bottom. What the order form asks for may be left empty here. */
export function profileProblems(entered: Entered): readonly ProfileProblem[] {
  const { name, phone, address } = toProfile(entered);
  const nameProblem =
    name === '' ? 'nameRequired' : name.length > MAX_CHARS.name ? 'tooLong' : textProblem(name);
  const problems: readonly (ProfileProblem | null)[] = [
    nameProblem && { field: 'name', problem: nameProblem },
    phone === '' || isPhone(phone) ? null : { field: 'phone', problem: 'phone' },
    address === '' ? null : addressProblem(entered),
  ];
  return problems.filter(problem => problem !== null);
}
