// @bundle reset

import { useState } from 'react';
import { accountLabels } from '@/i18n/en/account';
import { useLabels } from '@/i18n/labels';
import type { Wing } from '@/lib/wing';
import { Button } from '@/ui/Button';
import { lazyPart } from '@/ui/lazy/lazyPart';

const ResetDialog = lazyPart(() => import('./ResetDialog').then(part => part.ResetDialog));

type Props = {
  readonly wing: Wing;
  /** What has been typed as the e-mail so far. */
  readonly email: string;
};

/** The way in for somebody whose password is gone. Not to be put into a form: it opens one. */
export function ForgottenPassword({ wing, email }: Props) {
  const text = useLabels(accountLabels).forgotten;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" className="px-2!" onClick={() => setOpen(true)}>
        {text.open}
      </Button>
      {open && <ResetDialog wing={wing} email={email} onClose={() => setOpen(false)} />}
    </>
  );
}
