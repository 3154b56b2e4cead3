import { idOfEmail } from '@/domain/customer/customerId';
import { isEmail } from '@/lib/text/email';
import { PERSONAL_KINDS, type PersonalKind } from './fieldRules';

/** The stand-in for the n-th text of a kind, in a shape that screens show as they would the original. */
function standIn(kind: PersonalKind, n: number): string {
  switch (kind) {
    case 'email':
      // RFC 2606: nobody can ever have an address there.
      return `person-${n}@example.invalid`;
    case 'phone':
      return String(9_000_000_000 + n);
    case 'secret':
    case 'user':
    case 'name':
    case 'address':
    case 'text':
      return `${kind}-${n}`;
  }
}

/** Texts that were found, each with its stand-in. One text has one, wherever and as whatever it appears. */
export type Pseudonyms = ReadonlyMap<string, string>;

/** Collects the texts of a session. They are numbered by kind in the order they were found. */
export function createPseudonyms() {
  const kinds = new Map<string, PersonalKind>();
  const presumed = new Set<string>();
  const openly = new Set<string>();
  const rank = (kind: PersonalKind) => PERSONAL_KINDS.indexOf(kind);

  function note(text: string, as: PersonalKind): void {
    const kind = as !== 'secret' && isEmail(text) ? 'email' : as;
    const known = kinds.get(text);
    if (known === undefined || rank(kind) < rank(known)) kinds.set(text, kind);
  }

  return {
    /** A text of a field that is personal by its name. */
    note,
    /** A text of a field nobody has named: personal unless the same text stands in a public field. */
    presume: (text: string) => void presumed.add(text),
    /** A text of a public field. */
    publish: (text: string) => void openly.add(text),
    all(): Pseudonyms {
      for (const text of presumed) if (!openly.has(text)) note(text, 'text');
      const counts = new Map<PersonalKind, number>();
      const pseudonyms = new Map(
        Array.from(kinds, ([text, kind]): [string, string] => {
          const n = (counts.get(kind) ?? 0) + 1;
          counts.set(kind, n);
          return [text, standIn(kind, n)];
        }),
      );
      // A customer's id may be made of the email, and is an address too: it is then made of the stand-in.
      for (const [text, kind] of kinds) {
        if (kind === 'email') pseudonyms.set(idOfEmail(text), idOfEmail(pseudonyms.get(text) ?? ''));
      }
      return pseudonyms;
    },
  };
}
