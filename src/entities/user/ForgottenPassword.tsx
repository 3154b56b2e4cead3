import { useState } from 'react';
import type { Wing } from '@/services/wing';
import { lazyPart } from '@/shared/lazy/lazyPart';
import { useAccountText } from '@/shared/text/accountText';
import { Button } from '@/shared/ui/Button';

const ResetDialog = lazyPart(() => import('./ResetDialog').then(part => part.ResetDialog));

type Props = {
  readonly wing: Wing;
  /** What has been typed as the e-mail so far. */
  readonly email: string;
};

/** The way in for somebody whose password is gone. Not to be put into a form: it opens one. */
export function ForgottenPassword({ wing, email }: Props) {
  const text = useAccountText().forgotten;
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
