// @bundle history

import { useId, useState } from 'react';
import type { ChangedKind } from '@/domain/staff/changeLog';
import { historyLabels } from '@/i18n/en/backOffice/history';
import { useLabels } from '@/i18n/labels';
import { lazyPart } from '@/ui/lazy/lazyPart';

const ChangesOf = lazyPart(() => import('./ChangesOf').then(part => part.ChangesOf));
const LastChange = lazyPart(() => import('./ChangesOf').then(part => part.LastChange));

type Props = {
  readonly kind: ChangedKind;
  /** Of the document that is changed. */
  readonly id: string;
  /** The command that changed it last: who that was is said at once, for one read. */
  readonly lastCommandId?: string | null;
};

/** The history of one thing on its own page: closed, and read when it is opened. */
export function ChangeHistory({ kind, id, lastCommandId = null }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const labels = useLabels(historyLabels);
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
        {lastCommandId !== null && (
          <span>
            <LastChange id={id} commandId={lastCommandId} />
          </span>
        )}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          className="inline-flex min-h-11 items-center font-semibold text-brand underline"
          onClick={() => setIsOpen(!isOpen)}
        >
          {labels.show}
        </button>
      </p>
      <div id={listId}>{isOpen && <ChangesOf kind={kind} id={id} />}</div>
    </div>
  );
}

type ProductProps = { readonly id: string };

/** What was changed of a product itself, beside the history of its stock: it is being looked at already. */
export function HistoryOfProduct({ id }: ProductProps) {
  const labels = useLabels(historyLabels);
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-semibold">{labels.ofProduct}</h3>
      <ChangesOf kind="product" id={id} />
    </section>
  );
}
