type Props = { readonly email: string };

/** An email address that is broken after its sign, where it must be broken at all. */
export function EmailText({ email }: Props) {
  const sign = email.lastIndexOf('@') + 1;
  return (
    <span>
      {email.slice(0, sign)}
      <wbr />
      {email.slice(sign)}
    </span>
  );
}
