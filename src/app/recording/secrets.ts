const SECRET_FIELD = /passw|secret|token|authorization|credential|cvv|card_?number|expiry/i;

/** What a JSON Web Token looks like, wherever it stands: three dotted parts, of which the first begins with `{"`. */
export const TOKEN = /\beyJ[\w-]+\.[\w-]+\.[\w-]+/g;

/** Whether a text is, or by its field's name must be, a secret, or has one in it. */
export const holdsSecret = (field: string, text: string): boolean =>
  SECRET_FIELD.test(field) || text.search(TOKEN) >= 0;

/** The secrets in a text of a field. */
export const secretsIn = (field: string, text: string): readonly string[] =>
  SECRET_FIELD.test(field) ? [text] : (text.match(TOKEN) ?? []);
