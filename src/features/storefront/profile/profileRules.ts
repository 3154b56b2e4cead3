import type { Profile } from '@/domain/user/profile';
import { isIncompleteAddress, textProblem } from '@/lib/text/addressText';
import { isPhone, normalizePhone } from '@/lib/text/phone';
import { plainLine, plainText } from '@/lib/text/plainText';
import { LONGEST } from '@/lib/text/textLimits';

/** The one thing to put right next; `problem` is the key of its text. */
export type ProfileProblem = {
  readonly field: keyof Profile;
  readonly problem: 'nameRequired' | 'phone' | 'address' | 'tooLong' | 'cardNumber';
};

/** What `firestore.rules` lets a profile hold. */
const MAX_LENGTH = { name: LONGEST.name, address: LONGEST.profileAddress };

/** The values of a form as a profile keeps them. */
export function toProfile({ name, phone, address }: Profile): Profile {
  return { name: plainLine(name), phone: normalizePhone(phone), address: plainText(address) };
}

/** The first thing that is wrong with a profile, from top to bottom. What the order form asks for may be left empty here. */
export function validateProfile(entered: Profile): ProfileProblem | null {
  const profile = toProfile(entered);
  if (profile.name === '') return { field: 'name', problem: 'nameRequired' };
  if (profile.phone !== '' && !isPhone(profile.phone)) return { field: 'phone', problem: 'phone' };
  if (profile.address !== '' && isIncompleteAddress(profile.address)) {
    return { field: 'address', problem: 'address' };
  }
  for (const field of ['name', 'address'] as const) {
    const problem = profile[field].length > MAX_LENGTH[field] ? 'tooLong' : textProblem(profile[field]);
    if (problem) return { field, problem };
  }
  return null;
}
