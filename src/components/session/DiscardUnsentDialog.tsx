// @bundle customer-only

import { useEffect, useState } from 'react';
import { accountLabels } from '@/i18n/en/account';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { formatDay } from '@/lib/time/dates';
import type { Owner } from '@/services/outboxLog/outboxLog';
import { useAppDispatch } from '@/store/hooks';
import { countUnsentCommands, deleteUnsentCommands } from '@/sync/outbox/deleteUnsentCommands';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { Notice } from '@/ui/Notice';

type Props = { readonly owner: Owner; readonly onClose: () => void };

/** Asks someone who can no longer sign in whether to discard their unsent commands. Says how many there are, and nothing of what. */
export function DiscardUnsentDialog({ owner, onClose }: Props) {
  const labels = useLabels(accountLabels).waiting;
  const common = useLabels(commonLabels);
  const dispatch = useAppDispatch();
  const [failed, setFailed] = useState(false);
  const [unsent, setUnsent] = useState<{ readonly count: number; readonly since: string } | null>(null);
  const { area, uid } = owner;
  useEffect(() => {
    // Where it cannot be read, the question says what it does without it.
    dispatch(countUnsentCommands({ area, uid })).then(setUnsent, () => {});
  }, [dispatch, area, uid]);
  const drop = () => dispatch(deleteUnsentCommands(owner)).then(onClose, () => setFailed(true));
  return (
    <Dialog role="alertdialog" heading={labels.heading} onClose={onClose}>
      <div className="flex flex-col gap-5">
        {unsent && <p>{labels.count(unsent.count, formatDay(unsent.since, common.language))}</p>}
        <p className="text-ink-soft">{labels.body}</p>
        {failed && (
          <Notice tone="bad" urgent>
            {common.failure.other}
          </Notice>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {labels.keep}
          </Button>
          <Button variant="danger" onClick={drop}>
            {labels.discard}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
