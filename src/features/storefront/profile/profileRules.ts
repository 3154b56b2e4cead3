import { type AddressFields, addressProblem, joinAddress } from '@/domain/address/addressFields';
import type { ProfileTexts } from '@/domain/user/profile';
import { type TextProblem, textProblem } from '@/lib/text/addressText';
import { isPhone, normalizePhone } from '@/lib/text/phone';
import { plainLine } from '@/lib/text/plainText';
import { MAX_CHARS } from '@/lib/text/textLimits';

/** A profile as its form has it. */
export type Entered = AddressFields & Pick<ProfileTexts, 'name' | 'phone'>;

/** The one thing to put right next; `problem` is the key of its text. */
export type ProfileProblem = {
  readonly field: keyof Entered;
  readonly problem: 'nameRequired' | 'phone' | 'address' | 'pin' | TextProblem;
};

/** The values of a form as a profile stores them. */
export function toProfile({ name, phone, ...address }: Entered): ProfileTexts {
  return { name: plainLine(name), phone: normalizePhone(phone), address: joinAddress(address) };
}

/** The first thing that is wrong with a profile, from top to bottom. What the order form asks for may be left empty here. */
export function validateProfile(entered: Entered): ProfileProblem | null {
  const { name, phone, address } = toProfile(entered);
  if (name === '') return { field: 'name', problem: 'nameRequired' };
  if (phone !== '' && !isPhone(phone)) return { field: 'phone', problem: 'phone' };
  const nameProblem = name.length > MAX_CHARS.name ? 'tooLong' : textProblem(name);
  const wrongAddress = address === '' ? null : addressProblem(entered);
  if (wrongAddress?.problem === 'address') return wrongAddress;
  return nameProblem ? { field: 'name', problem: nameProblem } : wrongAddress;
}
