// @bundle reset

import { useState } from 'react';
import { accountLabels } from '@/i18n/en/account';
import { useLabels } from '@/i18n/labels';
import type { Area } from '@/lib/area';
import { Button } from '@/ui/Button';
import { lazyPart } from '@/ui/lazy/lazyPart';

const ResetDialog = lazyPart(() => import('./ResetDialog').then(part => part.ResetDialog));

type Props = {
  readonly area: Area;
  /** What has been typed as the email so far. */
  readonly email: string;
  /** The address that the mail leads back to. */
  readonly returnLink: string;
  /** What the button says, where it is not that a password was forgotten. */
  readonly label?: string;
};

/** The way in for somebody whose password is gone. Not to be put into a form: it opens one. */
export function ForgottenPassword({ area, email, returnLink, label }: Props) {
  const labels = useLabels(accountLabels).forgotten;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" className="px-2!" onClick={() => setOpen(true)}>
        {label ?? labels.open}
      </Button>
      {open && (
        <ResetDialog area={area} email={email} returnLink={returnLink} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
