const FNV_PRIME = 0x01000193;
/** Two lanes of 32 bits: FNV's own start, and the same with its halves swapped. */
const LANES: readonly number[] = [0x811c9dc5, 0x9dc5811c];

/** FNV-1a over the text's UTF-16 units, as 16 hexadecimal digits. */
function fnv(text: string): string {
  return LANES.map(start => {
    let hash = start;
    for (let index = 0; index < text.length; index += 1) {
      hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME);
    }
    return (hash >>> 0).toString(16).padStart(8, '0');
  }).join('');
}

const byKey = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);

/**
 * Hashes states as their canonical JSON: the order of fields and what JSON leaves out do not count. A part is
 * hashed once however many states share it, so a session costs what changed in it. FNV instead of SHA-256:
 * it tells whether two runs agree, not whether somebody forged a file, and unlike `crypto.subtle` it answers
 * at once and on pages without TLS.
 */
export function createStateHash(): (state: unknown) => string {
  const known = new WeakMap<object, string>();

  function digest(value: unknown): string {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
    const found = known.get(value);
    if (found !== undefined) return found;
    const text = Array.isArray(value)
      ? `[${value.map(digest).join()}]`
      : `{${Object.entries(value)
          .filter(([, inner]) => inner !== undefined)
          .sort(byKey)
          .map(([field, inner]) => `${JSON.stringify(field)}:${digest(inner)}`)
          .join()}}`;
    const hash = fnv(text);
    known.set(value, hash);
    return hash;
  }

  return state => fnv(digest(state));
}
