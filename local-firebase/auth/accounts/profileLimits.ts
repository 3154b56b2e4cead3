import { AuthError } from '../authError';

/** Official limits (Identity Toolkit's API reference), which its emulator does not have. */
const MAX_DISPLAY_NAME_LENGTH = 256;
const MAX_PHOTO_URL_LENGTH = 2048;

/** @throws AuthError INVALID_PROFILE_ATTRIBUTE */
export function checkProfile(profile: {
  readonly displayName?: string | null | undefined;
  readonly photoUrl?: string | null | undefined;
}): void {
  if ((profile.displayName ?? '').length > MAX_DISPLAY_NAME_LENGTH) {
    throw new AuthError('INVALID_PROFILE_ATTRIBUTE : Display name too long.');
  }
  if ((profile.photoUrl ?? '').length > MAX_PHOTO_URL_LENGTH) {
    throw new AuthError('INVALID_PROFILE_ATTRIBUTE : Photo URL too long.');
  }
}
