/** What is replaced by a pseudonym, the more telling first: a text that was seen as two kinds counts as the first. */
export const PERSONAL_KINDS = ['secret', 'email', 'phone', 'user', 'name', 'address', 'text'] as const;
export type PersonalKind = (typeof PERSONAL_KINDS)[number];

/**
 * `word`: the app's own word, kept if it looks like one. `kept`: kept as it is. `public`: anybody may read it;
 * kept but for personal texts within. `query`: an address's search part. `image`: a picture's address, which an order may
 * give as it likes: there is none in a file, and a bottle is drawn.
 */
export type FieldRule = PersonalKind | 'word' | 'kept' | 'public' | 'query' | 'image';

const RULES: { readonly [rule in FieldRule]?: readonly string[] } = {
  email: ['email', 'accountEmail'],
  phone: ['phone', 'customerPhone', 'contact'],
  user: ['userId', 'uid', 'ownerId', 'customerId', 'by', 'author', 'endedFor'],
  name: ['customerName', 'displayName', 'byName', 'fullName'],
  address: ['address', 'shippingAddress', 'area', 'street', 'landmark', 'flat', 'locality', 'pin'],
  text: ['specialInstructions', 'instructions', 'note', 'notes', 'comment', 'cancelReason'],
  word: [
    ...['as', 'code', 'kind', 'outcome', 'reason', 'role', 'status', 'stage', 'phase', 'paymentMethod'],
    ...[
      'requestStatus',
      'theme',
      'language',
      'requestId',
      'endpointName',
      'reducerPath',
      'category',
      'commandId',
      'lastCommandId',
      'undo',
      'saying',
      'density',
      'chime',
      'action',
      // When an order is delivered, and what an area offers.
      ...['day', 'slot', 'slots'],
      // The data check's: names of fields and of collections.
      ...['field', 'fields', 'collection', 'from'],
    ],
    // redux-persist's slice, Immer's operation.
    ...['key', 'area', 'op'],
  ],
  kept: ['type'],
  image: ['image', 'imageUrl'],
  public: [
    ...[
      'id',
      'orderId',
      'orderIds',
      'productId',
      'alertId',
      'alertIds',
      'seenIds',
      'lineId',
      'placedOrderId',
      'savedOrderId',
      'label',
      'sku',
      'productName',
      'size',
      'description',
      // What a product's facts are, and its name and source in other languages.
      ...['ph', 'tds', 'fssai', 'bis', 'source'],
    ],
    ...['call', 'pathname', 'path', 'queryCacheKey', 'supportPhone', 'pins'],
  ],
  query: ['search'],
};

const RULE_OF = new Map(
  Object.entries(RULES).flatMap(([rule, fields]) =>
    fields.map((field): [string, FieldRule] => [field, rule as FieldRule]),
  ),
);

type PlainObject = { readonly [field: string]: unknown };

/** A bottle: its name is on the menu. */
const isProduct = (object: PlainObject) => 'size' in object || 'pricePaise' in object;
/** Whether what stands in a field of this name is a person, whatever it looks like. */
export const namesPerson = (field: string): boolean => field === 'user' || field === 'by';
const isPerson = (object: PlainObject, parentField: string) =>
  namesPerson(parentField) || ('name' in object && 'email' in object);

const isError = (object: PlainObject) => 'message' in object;
/** In the outbox: its name is the app's own word for what is to be done, and screens go by it. */
const isCommand = (object: PlainObject) => 'payload' in object && 'seq' in object;

/**
 * How to treat a field of an object that is itself under `parentField`. Null where no rule names the field:
 * its texts are taken for personal, so that a field nobody thought of cannot give anybody away.
 */
export function ruleOf(field: string, object: PlainObject, parentField: string): FieldRule | null {
  if (field === 'value' && Array.isArray(object.path)) {
    // An Immer patch, with which RTK Query changes what it has cached: the path names the value.
    const named = object.path.findLast((part): part is string => typeof part === 'string');
    return named === undefined ? null : (RULE_OF.get(named) ?? null);
  }
  if (field === 'name')
    return isProduct(object) ? 'public' : isError(object) || isCommand(object) ? 'word' : 'name';
  // What a customer calls an address of theirs; other labels are the app's.
  if (field === 'label' && 'street' in object) return 'text';
  if (field === 'id') return isPerson(object, parentField) ? 'user' : 'public';
  return RULE_OF.get(field) ?? null;
}

/** Parameters of addresses that hold the app's own words; every other may hold what somebody searched for. */
export const WORD_PARAMETERS: readonly string[] = [
  ...['status', 'page', 'sort', 'category', 'edit', 'filter', 'fix', 'older', 'new'],
  ...['view', 'date', 'from', 'to', 'payment', 'size', 'dialog'],
  // The inventory's filters and dialogs, which are about products.
  ...['stock', 'archived', 'add', 'adjust', 'history', 'kind', 'lines'],
  ...['period', 'output', 'report', 'severity', 'about', 'state', 'type', 'group'],
];

const WORD = /^[\w./:+-]{0,80}$/;
/** Whether a text could be a word of the app's own: no spaces, no `@`. */
export const isWord = (text: string): boolean => WORD.test(text);

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
/** A moment says nothing about who. */
export const isInstant = (text: string): boolean => INSTANT.test(text);
