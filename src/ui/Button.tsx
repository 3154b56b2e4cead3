import type { ComponentProps } from 'react';

const VARIANTS = {
  primary: 'bg-brand text-on-brand hover:bg-brand-strong',
  secondary: 'border border-line-strong bg-surface text-ink hover:bg-sunken',
  accent: 'bg-accent text-on-accent hover:brightness-105',
  /** On a dark band. */
  onDark: 'border border-on-brand/50 text-on-brand hover:bg-on-brand/10',
  quiet: 'text-brand hover:bg-brand-soft',
  danger: 'bg-bad text-on-brand hover:opacity-90',
} as const;

const SHAPE =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-5 py-2.5 text-base font-semibold ' +
  'transition-colors disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60';

export type ButtonVariant = keyof typeof VARIANTS;

/** The look of a button, for links that act as one. */
export const buttonClass = (variant: ButtonVariant = 'primary', extra = ''): string =>
  `${SHAPE} ${VARIANTS[variant]} ${extra}`;

type Props = ComponentProps<'button'> & { readonly variant?: ButtonVariant };

export function Button({ variant = 'primary', className = '', type = 'button', ...rest }: Props) {
  return <button type={type} className={buttonClass(variant, className)} {...rest} />;
}
