import { useEffect, useRef } from 'react';
import { changedText } from '@/data/order/edit/editProblemText';
import type { Order } from '@/domain/order/order';
import { adminOrdersLabels } from '@/i18n/en/backOffice/adminOrders';
import { staffOrderLabels } from '@/i18n/en/backOffice/staffOrder';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { Button } from '@/ui/Button';
import { EmailText } from '@/ui/EmailText';
import { Notice } from '@/ui/Notice';
import { draftOf, type EditDraft } from './editOrderRules';

type Props = {
  /** The order as the person saw it, and what they made of it. */
  readonly seen: EditDraft;
  readonly mine: Partial<EditDraft>;
  readonly current: Order;
  readonly onContinue: (current: Order, values: 'current' | 'mine') => void;
};

/** Someone else was faster: both versions side by side, and the person decides which to go on from. */
export function EditConflict({ seen, mine, current, onContinue }: Props) {
  const orders = useLabels(adminOrdersLabels);
  const { conflict: text, dialog } = orders;
  const labels = useLabels(staffOrderLabels).edit;
  const common = useLabels(commonLabels);
  const panel = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: the question takes the focus.
  useEffect(() => panel.current?.focus(), []);

  const valuesOf = ({ status, email, phone, shippingAddress }: Partial<EditDraft>) =>
    [
      { name: dialog.status, value: status && common.status[status] },
      { name: dialog.email, value: email && <EmailText email={email} /> },
      { name: labels.phone, value: phone },
      { name: labels.address, value: shippingAddress },
    ].filter(({ value }) => value !== undefined && value !== null);
  const { status, email, ...delivery } = draftOf(current);
  // What neither has changed only takes room.
  const theirs = Object.fromEntries(
    (['phone', 'shippingAddress'] as const)
      .filter(field => delivery[field] !== seen[field] || mine[field] !== undefined)
      .map(field => [field, delivery[field]]),
  );
  const versions = [
    {
      heading: text.current,
      values: { status, email, ...theirs },
      note: changedText(current.updatedAt, orders, common),
    },
    { heading: text.yours, values: mine, note: null },
  ];
  return (
    <div ref={panel} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      <Notice tone="warn" urgent>
        {text.heading}
      </Notice>
      <div className="grid gap-3 sm:grid-cols-2">
        {versions.map(({ heading, values, note }) => (
          <section key={heading} className="rounded-control bg-sunken p-4">
            <h3 className="font-semibold">{heading}</h3>
            <dl className="mt-2 grid gap-2 text-sm">
              {valuesOf(values).map(({ name, value }) => (
                <div key={name}>
                  <dt className="text-ink-soft">{name}</dt>
                  <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
                </div>
              ))}
            </dl>
            {note && <p className="mt-2 text-sm text-ink-soft">{note}</p>}
          </section>
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => onContinue(current, 'current')}>{text.showCurrent}</Button>
        <Button variant="secondary" onClick={() => onContinue(current, 'mine')}>
          {text.keepMine}
        </Button>
      </div>
    </div>
  );
}
