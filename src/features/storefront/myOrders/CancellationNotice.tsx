import { Link } from 'react-router-dom';
import { discardCommand } from '@/entities/outbox/discardCommand';
import { PATHS } from '@/shared/paths';
import { useAppDispatch } from '@/shared/redux/hooks';
import { useCommonText } from '@/shared/text/commonText';
import { useCustomerText } from '@/shared/text/customerText';
import { Button } from '@/shared/ui/Button';
import { Notice } from '@/shared/ui/Notice';
import type { CancellationState } from './cancellationState';
import { cancelProblemText } from './cancelOrderWords';

type Props = { readonly orderId: string; readonly state: CancellationState };

/** What became of a cancellation so far, on the card of its order. */
export function CancellationNotice({ orderId, state }: Props) {
  const customer = useCustomerText();
  const common = useCommonText();
  const dispatch = useAppDispatch();
  const text = customer.track.cancel;
  switch (state?.kind) {
    case undefined:
      return null;
    case 'done':
      return <Notice tone="good">{text.done(orderId)}</Notice>;
    // One and the same element: a try that comes and goes must not take the link from under a finger.
    case 'sending':
    case 'waiting':
      return (
        <Notice tone="warn">
          <p>{state.kind === 'sending' ? text.sending : text.saved}</p>
          <Link to={PATHS.outbox} className="inline-flex min-h-11 items-center underline underline-offset-4">
            {customer.track.toOutbox}
          </Link>
        </Notice>
      );
    case 'refused':
      return (
        <Notice tone="bad" urgent>
          <p>
            {text.refused} {cancelProblemText(state.problem, { customer, common })}
          </p>
          <Button
            variant="secondary"
            className="mt-3"
            onClick={() => void dispatch(discardCommand(state.entry))}
          >
            {text.understood}
          </Button>
        </Notice>
      );
  }
}
