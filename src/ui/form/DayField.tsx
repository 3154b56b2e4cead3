import { useState } from 'react';
import { Field } from './Field';
import { CONTROL_CLASS } from './fieldStyle';
import { useDebouncedText } from './useDebouncedText';

/** A year is typed digit by digit, and each makes a day. */
const REST_MS = 500;

type Props = {
  readonly label: string;
  readonly hideLabel?: boolean | undefined;
  /** As `YYYY-MM-DD`; empty for none. */
  readonly value: string;
  /** Whether an empty value is not allowed; the field then goes back to the last day. */
  readonly required?: boolean | undefined;
  /** Called with a day that is picked, or when typing rests, with an empty text where a part of the day is missing. */
  readonly onDay: (day: string) => void;
};

/**
 * A day whose value is settled elsewhere (the address). A browser forgets the parts typed so far when the field is written
 * to, and the address comes back later than each digit: what is typed is kept here.
 */
export function DayField({ label, hideLabel, value, required = false, onDay }: Props) {
  const [typing, setTyping] = useState(false);
  const [draft, setDraft] = useDebouncedText(value, onDay, typing ? REST_MS : 0);
  return (
    <Field label={label} hideLabel={hideLabel}>
      {control => (
        <input
          type="date"
          // Without an end Chrome takes a year of six digits.
          max="9999-12-31"
          className={CONTROL_CLASS}
          required={required}
          value={draft}
          onChange={event => setDraft(event.target.value)}
          onKeyDown={() => setTyping(true)}
          onBlur={() => {
            setTyping(false);
            if (required && draft === '') setDraft(value);
          }}
          {...control}
        />
      )}
    </Field>
  );
}
