import type { BackOfficeLabels } from '@/i18n/en/backOffice/backOffice';
import { backOfficeLabels } from '@/i18n/en/backOffice/backOffice';
import { useLabels } from '@/i18n/labels';
import { ConfirmDialog } from './ConfirmDialog';

type Props = {
  /** What is asked, where there is more to say than that it has not been saved. */
  readonly text?: BackOfficeLabels['discard'];
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
};

/** Asks before what was typed is thrown away. */
export function DiscardQuestion({ text: asked, onKeep, onDiscard }: Props) {
  const { discard } = useLabels(backOfficeLabels);
  const { heading, body, confirm, keep } = asked ?? discard;
  return (
    <ConfirmDialog heading={heading} confirm={confirm} keep={keep} onConfirm={onDiscard} onKeep={onKeep}>
      <p>{body}</p>
    </ConfirmDialog>
  );
}
