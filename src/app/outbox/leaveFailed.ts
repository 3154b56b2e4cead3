// @bundle soon

import type { commonLabels } from '@/i18n/en/common';
import { failureText } from '@/i18n/failureText';
import { toAppError } from '@/services/firebase/toAppError';
import { showToast } from '@/ui/toast/toast';

/** Tells a person who is still signed in why. */
export const tellLeaveFailed = (thrown: unknown, labels: typeof commonLabels): Promise<void> =>
  showToast('error', failureText(toAppError(thrown), labels));
