import { isObject } from '../values/wireJson';
import { RpcError } from './rpcError';

/** The names that are asked for, each with those within it; none within means all of it. */
type Selection = ReadonlyMap<string, Selection>;

const TOKEN = /[A-Za-z_$*][\w$*.-]*|[(),/]/y;

/**
 * What `?fields=name,fields(a,b),document/updateTime` leaves of an answer, as of every Google API; in lists, of each of
 * their elements. Without the parameter an answer stays as it is.
 * @throws RpcError INVALID_ARGUMENT for what is no such text
 */
export function readSelection(params: URLSearchParams): ((answer: unknown) => unknown) | undefined {
  const text = params.get('fields') ?? params.get('$fields');
  if (text === null || text === '' || text === '*') return undefined;
  const selection = parseSelection(text);
  return answer => select(answer, selection);
}

function select(json: unknown, selection: Selection): unknown {
  if (selection.size === 0) return json;
  if (Array.isArray(json)) return json.map(element => select(element, selection));
  if (!isObject(json)) return json;
  const kept: [string, unknown][] = [];
  for (const [name, value] of Object.entries(json)) {
    const within = selection.get(name) ?? selection.get('*');
    if (within !== undefined) kept.push([name, select(value, within)]);
  }
  return Object.fromEntries(kept);
}

function parseSelection(text: string): Selection {
  const tokens = tokensOf(text);

  function next(): string {
    return tokens.shift() ?? '';
  }

  function parseList(): Selection {
    const selection = new Map<string, Selection>();
    do {
      const name = next();
      if (!/^[A-Za-z_$*]/.test(name)) throw unreadable(text);
      selection.set(name, parseWithin());
    } while (tokens[0] === ',' && next());
    return selection;
  }

  function parseWithin(): Selection {
    if (tokens[0] === '/') {
      next();
      const name = next();
      if (!/^[A-Za-z_$*]/.test(name)) throw unreadable(text);
      return new Map([[name, parseWithin()]]);
    }
    if (tokens[0] !== '(') return new Map();
    next();
    const selection = parseList();
    if (next() !== ')') throw unreadable(text);
    return selection;
  }

  const selection = parseList();
  if (tokens.length > 0) throw unreadable(text);
  return selection;
}

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const [token] = TOKEN.exec(text) ?? [];
    if (token === undefined) throw unreadable(text);
    tokens.push(token);
  }
  return tokens;
}

function unreadable(text: string): RpcError {
  return new RpcError('INVALID_ARGUMENT', `Invalid field selection ${JSON.stringify(text)}`);
}
