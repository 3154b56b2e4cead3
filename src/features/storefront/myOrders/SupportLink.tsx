type Props = { readonly phone: string };

/** Calls the shop. */
export function SupportLink({ phone }: Props) {
  return (
    <a
      href={`tel:${phone.replace(/[^\d+]/g, '')}`}
      className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
    >
      {phone}
    </a>
  );
}
