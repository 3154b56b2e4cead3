import type { AccountEdits } from '../accounts/account';
import { checkProfile } from '../accounts/profileLimits';
import { notImplemented } from '../authError';
import type { Body } from '../requestBody';

/** The fields of `accounts:update` about name and picture. */
export const PROFILE_FIELDS = {
  displayName: 'string',
  photoUrl: 'string',
  deleteAttribute: 'strings',
} as const;

/**
 * An empty text takes the name or the picture away.
 * @throws AuthError INVALID_PROFILE_ATTRIBUTE for one too long, 501 for another attribute to delete
 */
export function profileEdits(body: Body<typeof PROFILE_FIELDS>): AccountEdits {
  checkProfile(body);
  const removed = body.deleteAttribute ?? [];
  const unknown = removed.find(attribute => attribute !== 'DISPLAY_NAME' && attribute !== 'PHOTO_URL');
  if (unknown !== undefined) throw notImplemented(`deleteAttribute ${unknown}`);
  return {
    ...(body.displayName !== undefined && { displayName: body.displayName || null }),
    ...(body.photoUrl !== undefined && { photoUrl: body.photoUrl || null }),
    ...(removed.includes('DISPLAY_NAME') && { displayName: null }),
    ...(removed.includes('PHOTO_URL') && { photoUrl: null }),
  };
}
