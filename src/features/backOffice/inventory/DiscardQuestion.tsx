import { useInventoryText } from '@/shared/text/inventoryText';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import type { InventoryAddress } from './inventoryAddress';

type Props = { readonly address: InventoryAddress; readonly busy: boolean };

/** Asks before what was typed is thrown away. */
export function DiscardQuestion({ address: { asking, setAsking, close }, busy }: Props) {
  const { discard: text } = useInventoryText();
  if (!asking || busy) return null;
  return (
    <ConfirmDialog
      heading={text.heading}
      confirm={text.confirm}
      keep={text.keep}
      onConfirm={close}
      onKeep={() => setAsking(false)}
    >
      <p>{text.body}</p>
    </ConfirmDialog>
  );
}
