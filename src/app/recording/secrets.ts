/** A secret came near a recording: a fault of the app, and no file is written. The secret is not in the message. */
export class SecretInRecording extends Error {
  constructor(field: string) {
    super(`The field "${field}" looks like a secret and must never be in an action or the state.`);
    this.name = 'SecretInRecording';
  }
}

const SECRET_FIELD = /passw|secret|token|authorization|credential|cvv|card_?number|expiry/i;
/** A JSON Web Token: three dotted parts, of which the first begins with `{"`. */
const TOKEN = /\beyJ[\w-]+\.[\w-]+\.[\w-]+/;

/** Throws `SecretInRecording` if a text in this field is, or by the field's name must be, a secret. */
export function refuseSecret(field: string, text: string): void {
  if (text !== '' && (SECRET_FIELD.test(field) || TOKEN.test(text))) throw new SecretInRecording(field);
}
