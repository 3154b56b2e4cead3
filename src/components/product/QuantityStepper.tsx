import { useState } from 'react';
import { boundQuantity, parseQuantity } from '@/domain/product/quantityRules';
import { icon, MinusIcon, PlusIcon } from '@/ui/icons';

const BinIcon = icon('M4.5 7h15M10 7V4.5h4V7M7 7l.9 12.5h8.2L17 7');

const STEP_CLASS =
  'grid size-11 shrink-0 place-items-center rounded-control text-brand hover:bg-brand-soft ' +
  'aria-disabled:cursor-not-allowed aria-disabled:text-line-strong aria-disabled:hover:bg-transparent';

type StepperLabels = { readonly [button in 'less' | 'more' | 'quantity']: (label: string) => string };

type Props = {
  /** What the controls are called. */
  readonly text: StepperLabels;
  /** What the stepper counts, for those who do not see the card around it. */
  readonly label: string;
  readonly quantity: number;
  /** Below 1 there is nothing to count, only to remove. */
  readonly max: number;
  /** The id of what says why there are no more. */
  readonly describedBy?: string;
  readonly onChange: (quantity: number) => void;
  /** Offered in the place of a step below 1, with what it is called. */
  readonly removal?: { readonly label: string; readonly onRemove: () => void };
  readonly className?: string;
};

/** How many bottles: two steps and a box one can type in. */
export function QuantityStepper({
  text,
  label,
  quantity,
  max,
  describedBy,
  onChange,
  removal,
  className = '',
}: Props) {
  // What is being typed, which for a moment need not be a quantity.
  const [typed, setTyped] = useState<string | null>(null);

  const enter = (entry: string) => {
    const entered = parseQuantity(entry);
    if (entered !== null) onChange(boundQuantity(entered, max));
  };
  const step = (by: number) => {
    setTyped(null);
    onChange(boundQuantity(quantity + by, max));
  };

  const isFirst = quantity <= 1 || max < 1;
  const isLast = quantity >= max;
  const removes = isFirst ? removal : undefined;
  return (
    <div
      className={`flex h-11 items-center rounded-control border border-line-strong bg-surface has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-brand ${className}`}
    >
      <button
        type="button"
        className={STEP_CLASS}
        aria-label={removes ? removes.label : text.less(label)}
        // Not `disabled`, here and below: a button that is disabled under the focus loses it.
        aria-disabled={isFirst && !removes}
        onClick={() => (removes ? removes.onRemove() : !isFirst && step(-1))}
      >
        {removes ? <BinIcon className="size-4" /> : <MinusIcon className="size-4" />}
      </button>
      <input
        className="h-11 w-8 min-w-0 grow rounded-control bg-transparent text-center text-base font-semibold tabular-nums outline-none disabled:text-line-strong"
        inputMode="numeric"
        autoComplete="off"
        aria-label={text.quantity(label)}
        aria-describedby={describedBy}
        disabled={max < 1}
        value={typed ?? quantity}
        onChange={event => {
          // More than there is becomes what there is at once: what is counted is what is read.
          setTyped((parseQuantity(event.target.value) ?? 0) > max ? null : event.target.value);
          enter(event.target.value);
        }}
        onFocus={event => event.target.select()}
        onBlur={() => setTyped(null)}
      />
      {max > 0 && (
        <button
          type="button"
          className={STEP_CLASS}
          aria-label={text.more(label)}
          aria-disabled={isLast}
          onClick={() => !isLast && step(1)}
        >
          <PlusIcon className="size-4" />
        </button>
      )}
    </div>
  );
}
