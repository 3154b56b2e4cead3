// @bundle alerts

import { CircleAlert, Info, TriangleAlert } from 'lucide-react';

/** The colour and icon of each severity. */
export const SEVERITY_LOOKS = {
  error: { look: 'bg-bad-soft text-bad', Icon: CircleAlert },
  warning: { look: 'bg-warn-soft text-warn', Icon: TriangleAlert },
  info: { look: 'bg-info-soft text-info', Icon: Info },
} as const;
