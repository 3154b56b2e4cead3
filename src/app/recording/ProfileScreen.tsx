import { ProfilePage } from '@/features/storefront/profile/ProfilePage';
import { SendToSupport } from './SendToSupport';

/** The profile, with the help that knows the whole session. */
export function ProfileScreen() {
  return (
    <ProfilePage>
      <SendToSupport />
    </ProfilePage>
  );
}
