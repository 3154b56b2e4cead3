import { useEffect } from 'react';
import { askOnReturn } from '@/data/user/accountThunks';
import { accountLabels } from '@/i18n/en/account';
import { useLabels } from '@/i18n/labels';
import { useAppDispatch } from '@/store/hooks';
import { Notice } from '@/ui/Notice';

type Props = { readonly to: string; readonly current: string };

/** That an address is on its way to becoming another one, and what holds until then. */
export function LinkSent({ to, current }: Props) {
  const text = useLabels(accountLabels).email;
  const dispatch = useAppDispatch();
  // Opening the link ends this session; who comes back from the mail is told at once, not within the hour.
  useEffect(() => dispatch(askOnReturn()), [dispatch]);
  return (
    <Notice tone="info">
      <p className="font-semibold">{text.linkSent(to, current)}</p>
      <p>{text.linkHint}</p>
    </Notice>
  );
}
