import { useCallback, useState } from 'react';
import { accountLabels } from '@/i18n/en/account';
import { useLabels } from '@/i18n/labels';
import type { SessionUser } from '@/store/session/session';
import { Button } from '@/ui/Button';
import { ChangePassword } from './ChangePassword';

type Props = { readonly user: SessionUser };

/** The account's password, which is changed here and shown nowhere. */
export function Security({ user }: Props) {
  const text = useLabels(accountLabels).security;
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
