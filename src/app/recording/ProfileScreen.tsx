// @bundle customer-only

import { ProfilePage } from '@/features/storefront/profile/ProfilePage';
import { DownloadMyData } from '../account/DownloadMyData';
import { SendToSupport } from './SendToSupport';

/** The profile, with what knows more than the profile: all of a customer's data, and the whole session. */
export function ProfileScreen() {
  return (
    <ProfilePage>
      <DownloadMyData />
      <SendToSupport />
    </ProfilePage>
  );
}
