import { WifiOff } from 'lucide-react';
import { selectOnline } from '@/entities/connectivity/connectivitySlice';
import { useAppSelector } from '@/shared/redux/hooks';
import { useShellText } from '@/shared/text/shellText';

/** How the device is connected: in sight only while it is not; each change is announced. */
export function ConnectionPill() {
  const text = useShellText();
  const online = useAppSelector(selectOnline);
  return (
    <p
      role="status"
      className={
        online
          ? 'sr-only'
          : 'inline-flex min-h-8 items-center gap-1.5 rounded-full bg-warn-soft px-3 text-sm font-semibold text-warn'
      }
    >
      {!online && <WifiOff aria-hidden className="size-4" />}
      {online ? text.online : text.offline}
    </p>
  );
}
