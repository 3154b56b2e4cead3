// @bundle texts

import type { ReactNode } from 'react';

/** A longer one may not fit into its lines. */
const LONG = 40;

/** The whole of a text, for whoever rests a pointer on the part of it that is shown. */
export const titleOfLong = (text: string): string | undefined => (text.length > LONG ? text : undefined);

type Props = {
  readonly text: string;
  readonly className?: string;
  /** The text itself, with what was searched for marked. */
  readonly children?: ReactNode;
};

/** Somebody's text in a list: two lines of it at most, and in its own direction, whatever it says. */
export function Clamped({ text, className = '', children = text }: Props) {
  return (
    <bdi title={titleOfLong(text)} className={`line-clamp-2 text-left wrap-anywhere ${className}`}>
      {children}
    </bdi>
  );
}
