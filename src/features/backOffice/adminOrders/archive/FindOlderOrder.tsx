import { type FormEvent, useState } from 'react';
import { orderNumber } from '@/features/backOffice/adminOrders/shared/olderOrdersRules';
import { olderOrdersLabels } from '@/i18n/en/olderOrders';
import { useLabels } from '@/i18n/labels';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/form/TextField';

type Props = { readonly onFind: (orderId: string) => void };

/** Asks for one order by its number, which costs one read. */
export function FindOlderOrder({ onFind }: Props) {
  const text = useLabels(olderOrdersLabels);
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    const orderId = orderNumber(typed);
    setMissing(orderId === null);
    if (orderId !== null) onFind(orderId);
  }

  return (
    <form noValidate onSubmit={submit} className="flex max-w-md flex-col gap-3">
      <TextField
        label={text.find}
        hint={text.findHint}
        problem={missing ? text.findMissing : null}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
      <Button type="submit" variant="secondary" className="self-start">
        {text.findButton}
      </Button>
    </form>
  );
}
