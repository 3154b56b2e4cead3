import { useSyncExternalStore } from 'react';
import { type InstallState, readInstallState, watchInstallState } from '@/services/platform/installOffer';

/** How the app stands to being installed here, kept up to date. */
export const useInstallState = (): InstallState => useSyncExternalStore(watchInstallState, readInstallState);
