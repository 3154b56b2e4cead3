import { useCallback, useState } from 'react';
import type { SessionUser } from '@/entities/user/sessionUser';
import { useAccountText } from '@/shared/text/accountText';
import { Button } from '@/shared/ui/Button';
import { ChangePassword } from './ChangePassword';

type Props = { readonly user: SessionUser };

/** The account's password, which is changed here and shown nowhere. */
export function Security({ user }: Props) {
  const text = useAccountText().security;
  const [stage, setStage] = useState<'untouched' | 'open' | 'closed' | 'changed'>('untouched');
  const close = useCallback(() => setStage('closed'), []);
  const changed = useCallback(() => setStage('changed'), []);
  return (
    <>
      {stage === 'open' ? (
        <ChangePassword user={user} onChanged={changed} onCancel={close} />
      ) : (
        <>
          <p className="max-w-prose text-ink-soft">{text.lead}</p>
          <div>
            {/* The form is gone, and the focus with it. */}
            <Button variant="secondary" autoFocus={stage !== 'untouched'} onClick={() => setStage('open')}>
              {text.change}
            </Button>
          </div>
        </>
      )}
      <p role="status" className={stage === 'changed' ? 'font-medium text-good' : 'sr-only'}>
        {stage === 'changed' && text.changed}
      </p>
    </>
  );
}
