type Person = { readonly id: string; readonly name: string; readonly email: string };

/** Who makes a change, as a command names them: without a name they are known by their email. */
export const authorOf = ({ id, name, email }: Person) => ({ id, name: name || email });
