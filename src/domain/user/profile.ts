import type { PlainDocument, PlainValue } from '@/lib/plainData';
import { plainLine, plainText } from '@/lib/text/plainText';
import { LONGEST, LONGEST_SHOWN_PHONE } from '@/lib/text/textLimits';

/** What a customer lets the shop know for their next orders; each empty where it was never said. */
export type Profile = { readonly name: string; readonly phone: string; readonly address: string };

export const PROFILE_FIELDS = ['name', 'phone', 'address'] as const;

/** The fields that a change of the profile gives another value. */
export type ProfileChanges = { readonly [field in keyof Profile]?: string };

export const EMPTY_PROFILE: Profile = { name: '', phone: '', address: '' };

export const profilePath = (uid: string): string => `users/${uid}`;

const textOf = (value: PlainValue | undefined): string => (typeof value === 'string' ? value : '');

/** A stored profile, in whatever state: a field that is no text was never said. */
export function parseProfile({ data }: PlainDocument): Profile {
  return {
    name: plainLine(textOf(data.name), LONGEST.name),
    phone: plainLine(textOf(data.phone), LONGEST_SHOWN_PHONE),
    address: plainText(textOf(data.address), LONGEST.profileAddress),
  };
}

/** What of a profile was changed; empty when nothing was. */
export function changesBetween(before: Profile, after: Profile): ProfileChanges {
  return Object.fromEntries(
    PROFILE_FIELDS.flatMap(field => (before[field] === after[field] ? [] : [[field, after[field]]])),
  );
}
