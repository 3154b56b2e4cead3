import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadRules } from '../rules';
import { RulesError } from './rulesError';

const SAMPLE = `rules_version = '2';
function signedIn() { return request.auth != null && request.auth.token.email_verified == true; }
service cloud.firestore {
  match /databases/{database}/documents {
    function stock(id) {
      let path = /databases/$(database)/documents/inventory/$(id);
      return getAfter(path).data;
    }
    match /orders/{orderId} {
      allow get: if signedIn() && (resource == null || resource.data.userId == request.auth.uid);
      allow create: if request.resource.data.keys().hasOnly(['items', "total"])
        && math.abs(float(stock('a').unitPrice.replace('[^0-9.]', '')) - 20.0) < 0.005
        && request.resource.data.items[0:2].size() <= 8 ? !(1 in [1, -2]) : {'a': 1.5}['a'] is number;
    }
    match /{rest=**} { allow read, write: if false; /* never */ }
  }
}
`;
const PIECES = SAMPLE.split(/(\s+|\b)/).filter(piece => piece !== '');

const piece = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...PIECES) },
  { weight: 1, arbitrary: fc.string({ maxLength: 4 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('(', '[', '{', '!', '-', '.a', '$(', '/*', "'", '"', '\\', '=**}', '?', ':'),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('(', '[', '{', '!', 'a.', 'a ? ', 'match /a {'), fc.constantFrom(2, 9, 99, 400))
      .map(([text, times]) => text.repeat(times)),
  },
);

const random = fc.array(piece, { maxLength: 30 }).map(pieces => pieces.join(' '));

/** The sample with some stretches replaced, removed or doubled. */
const mutated = fc
  .array(
    fc.record({ at: fc.nat(SAMPLE.length), removed: fc.nat(12), added: fc.oneof(fc.constant(''), piece) }),
    { minLength: 1, maxLength: 4 },
  )
  .map(edits =>
    edits.reduce(
      (text, { at, removed, added }) => text.slice(0, at) + added + text.slice(at + removed),
      SAMPLE,
    ),
  );

test('any text is a rules file or an error with a place in it', () => {
  let accepted = 0;
  fc.assert(
    fc.property(fc.oneof({ weight: 1, arbitrary: random }, { weight: 3, arbitrary: mutated }), text => {
      try {
        loadRules(text);
        accepted += 1;
      } catch (error) {
        if (!(error instanceof RulesError)) throw error;
        const lines = text.split('\n');
        expect(error.line).toBeGreaterThan(0);
        expect(error.line).toBeLessThanOrEqual(lines.length);
        expect(error.column).toBeGreaterThan(0);
        expect(error.column).toBeLessThanOrEqual((lines[error.line - 1] ?? '').length + 1);
      }
    }),
    { numRuns: 10_000 },
  );
  // Some mutations leave a valid file: the fuzz reaches behind the parser too.
  expect(accepted).toBeGreaterThan(100);
});
