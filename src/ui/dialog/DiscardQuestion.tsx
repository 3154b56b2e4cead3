import { useBackOfficeText } from '@/i18n/backOfficeText';
import type { BackOfficeText } from '@/i18n/en/backOffice';
import { ConfirmDialog } from './ConfirmDialog';

type Props = {
  /** What is asked, where there is more to say than that it has not been saved. */
  readonly text?: BackOfficeText['discard'];
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
};

/** Asks before what was typed is thrown away. */
export function DiscardQuestion({ text: asked, onKeep, onDiscard }: Props) {
  const { discard } = useBackOfficeText();
  const { heading, body, confirm, keep } = asked ?? discard;
  return (
    <ConfirmDialog heading={heading} confirm={confirm} keep={keep} onConfirm={onDiscard} onKeep={onKeep}>
      <p>{body}</p>
    </ConfirmDialog>
  );
}
