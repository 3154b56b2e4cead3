import type { ComponentProps } from 'react';
import { Field } from './Field';
import { SearchField } from './SearchField';

type Props = Pick<ComponentProps<typeof SearchField>, 'placeholder' | 'value' | 'onSearch'> & {
  readonly label: string;
};

/** A search field with its label above it. A file of its own: the menu, whose search has none, loads no `Field`. */
export function LabelledSearchField({ label, ...search }: Props) {
  return <Field label={label}>{control => <SearchField {...control} {...search} />}</Field>;
}
