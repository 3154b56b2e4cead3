// @bundle texts

/** So many different texts are remembered at a time. */
const MOST = 5000;

const known = new Map<string, string>();

/**
 * The same text, and the very one that was here before where it is remembered. What is read from a server or a device comes
 * with a text of its own for every name and size: of 20,000 orders most of them say what others have said.
 */
export function internText<Text extends string>(text: Text): Text {
  const first = known.get(text);
  if (first !== undefined) return first as Text;
  if (known.size >= MOST) known.clear();
  known.set(text, text);
  return text;
}
