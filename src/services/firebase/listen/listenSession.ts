// @bundle on-demand

import { type Auth, getIdTokenResult, onIdTokenChanged } from 'firebase/auth';
import type { PlainValue, TimeValue } from '@/lib/plainData';
import { notSignedIn, withAuthDeadline } from '@/services/firebase/authCall';
import { openAreaAuth } from '@/services/firebase/authSession';
import type { FirebaseSettings } from '@/services/firebase/firebaseSettings';
import { firestoreOrigin } from '@/services/firebase/publicAddress';
import type { ListenRequest, ListRequest, WhereClause } from '@/services/firebase/requests';
import { plainDocument } from '@/services/firebase/restDocument';
import { type ChannelListener, createListenChannel, type ListenChannel } from './listenChannel';

const OPERATORS: { readonly [operator in WhereClause[1]]?: string } = {
  '==': 'EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
};

/** As Firestore's REST API writes it: what listeners compare with, and no more. */
function operand(value: PlainValue | TimeValue): object {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'object' && value !== null && '$time' in value) {
    return { timestampValue: value.$time };
  }
  throw new Error(`A listener does not compare with ${JSON.stringify(value)}.`);
}

function filterOf([fieldPath, operator, value]: WhereClause): object {
  const op = OPERATORS[operator];
  if (!op) throw new Error(`A listener does not compare by ${operator}.`);
  return { fieldFilter: { field: { fieldPath }, op, value: operand(value) } };
}

/** A `QueryTarget`. */
const targetOf = (
  { list, where = [], orderBy = [], limit }: Omit<ListRequest, 'as'>,
  database: string,
): object => ({
  parent: `${database}/documents`,
  structuredQuery: {
    from: [{ collectionId: list }],
    ...(where.length > 0 && { where: { compositeFilter: { op: 'AND', filters: where.map(filterOf) } } }),
    orderBy: orderBy.map(([fieldPath, direction]) => ({
      field: { fieldPath },
      direction: direction === 'asc' ? 'ASCENDING' : 'DESCENDING',
    })),
    ...(limit !== undefined && { limit }),
  },
});

/** One for all that a session listens to; it ends with the session. */
const channels = new WeakMap<Auth, { readonly uid: string; readonly channel: ListenChannel }>();

function channelOf(settings: FirebaseSettings, { as, uid }: ListenRequest): ListenChannel {
  const auth = openAreaAuth(settings, as);
  if (auth.currentUser?.uid !== uid) throw notSignedIn();
  const known = channels.get(auth);
  if (known?.uid === uid) return known.channel;
  // The previous user's channel, whose sign-out has not been reported yet.
  known?.channel.end();
  const { apiKey, projectId } = settings.options;
  const channel = createListenChannel({
    origin: firestoreOrigin(settings),
    database: `projects/${projectId}/databases/(default)`,
    async headers(anew) {
      const user = auth.currentUser;
      if (user?.uid !== uid) throw notSignedIn();
      // Near its end the SDK renews it by itself.
      const { token } = await withAuthDeadline('The token', getIdTokenResult(user, anew));
      const proven =
        import.meta.env.VITE_APP_CHECK_SITE_KEY && settings.backend === 'hosted'
          ? {
              'X-Firebase-AppCheck': (
                await (await import('@/services/firebase/appCheckToken')).appCheckToken(settings)
              ).token,
            }
          : {};
      return { Authorization: `Bearer ${token}`, 'x-goog-api-key': apiKey, ...proven };
    },
  });
  channels.set(auth, { uid, channel });
  const stop = onIdTokenChanged(auth, user => {
    if (user?.uid === uid) return channel.renewed();
    stop();
    if (channels.get(auth)?.channel === channel) channels.delete(auth);
    channel.end();
  });
  return channel;
}

const idOf = (name: string): string => name.slice(name.lastIndexOf('/') + 1);

/** Listens with a session's credentials; answers how to stop. */
export function listen(settings: FirebaseSettings, request: ListenRequest): () => void {
  const { query, changed, left, live, ended } = request.listen;
  const database = `projects/${settings.options.projectId}/databases/(default)`;
  const listener: ChannelListener = {
    query() {
      const asked = query();
      return asked && targetOf(asked, database);
    },
    changed: documents => changed(documents.map(plainDocument)),
    left: left && (names => left(names.map(idOf))),
    live,
    ended,
  };
  return channelOf(settings, request).add(listener);
}
