import { RefreshCw } from 'lucide-react';
import { useBackOfficeText } from '@/shared/text/backOfficeText';
import { Button } from '@/shared/ui/Button';

type Props = { readonly reading: boolean; readonly onRefresh: () => void };

/** Reads the orders again. While they are being read it stays where it is, and says so. */
export function RefreshButton({ reading, onRefresh }: Props) {
  const text = useBackOfficeText().orders;
  return (
    <Button
      variant="secondary"
      aria-disabled={reading}
      aria-busy={reading}
      onClick={() => {
        if (!reading) onRefresh();
      }}
    >
      <RefreshCw aria-hidden className={`size-5 ${reading ? 'animate-spin' : ''}`} />
      {text.refresh}
    </Button>
  );
}
