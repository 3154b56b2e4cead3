// @bundle firebase, customer-only

import {
  collection,
  connectFirestoreEmulator,
  count,
  type DocumentSnapshot,
  deleteField,
  doc,
  documentId,
  type Firestore,
  getAggregate,
  getDoc,
  getDocs,
  getFirestore,
  increment,
  limit,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setLogLevel,
  startAfter,
  sum,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
import type { PlainDocument, PlainValue, Times, TimeValue, WriteData, WriteValue } from '@/lib/plainData';
import { COMMIT_DEADLINE_MS, READ_DEADLINE_MS } from '@/lib/retryPolicy';
import { DeadlineExceeded, withDeadline } from '@/lib/time/deadline';
import { installFetchGuard } from '@/services/firebase/answerGuard';
import { type Credentials, firebaseApp } from '@/services/firebase/firebaseApps';
import { readFirebaseSettings, type SettingsSource } from '@/services/firebase/firebaseSettings';
import type { AuthGateways, FirestoreGateway } from '@/services/firebase/gateways';
import {
  type AggregateRequest,
  DOCUMENT_ID,
  type FirestoreRequest,
  type Identity,
  type ListenRequest,
  type ListRequest,
  type TransactionRequest,
  type WhereClause,
} from '@/services/firebase/requests';
import { mapSdkErrors } from '@/services/firebase/sdkErrors';
import type { ServerClock } from '@/services/platform/serverClock';
import { authorized } from './authorized';
import { isWriteMarker, timestampParts, toPlain } from './sdkValues';

// The SDK logs the whole body of a failed commit: names, phones, addresses.
setLogLevel('silent');

const DAY_MS = 24 * 60 * 60 * 1000;

function toSdkValue(value: WriteValue, nowMs: number): unknown {
  if (isWriteMarker(value)) {
    switch (value.$write) {
      case 'serverTime':
        return serverTimestamp();
      case 'increment':
        return increment(value.by);
      case 'inDays':
        return Timestamp.fromMillis(nowMs + value.days * DAY_MS);
      case 'instant':
        return toOperand({ $time: value.iso });
      case 'deleteField':
        return deleteField();
    }
  }
  if (Array.isArray(value)) return value.map(inner => toSdkValue(inner, nowMs));
  if (typeof value === 'object' && value !== null) return toSdkData(value as WriteData, nowMs);
  return value;
}

function toSdkData(data: WriteData, nowMs: number): { [field: string]: unknown } {
  return Object.fromEntries(Object.entries(data).map(([field, value]) => [field, toSdkValue(value, nowMs)]));
}

function documentOf(snapshot: DocumentSnapshot, times?: Times): PlainDocument | null {
  const data = snapshot.data();
  if (data === undefined) return null;
  return {
    id: snapshot.id,
    data: Object.fromEntries(Object.entries(data).map(([field, value]) => [field, toPlain(value, times)])),
  };
}

const fieldOf = (field: string) => (field === DOCUMENT_ID ? documentId() : field);

function toOperand(value: PlainValue | TimeValue): unknown {
  if (typeof value !== 'object' || value === null || !('$time' in value)) return value;
  const { seconds, nanoseconds } = timestampParts(value as TimeValue);
  return new Timestamp(seconds, nanoseconds);
}

const filters = (clauses: readonly WhereClause[] = []) =>
  clauses.map(([field, operator, value]) => where(fieldOf(field), operator, toOperand(value)));

async function list(db: Firestore, request: ListRequest): Promise<PlainDocument[]> {
  const constraints = [
    ...filters(request.where),
    ...(request.orderBy ?? []).map(([field, direction]) => orderBy(fieldOf(field), direction)),
    ...(request.after ? [startAfter(...request.after.map(toOperand))] : []),
    ...(request.limit === undefined ? [] : [limit(request.limit)]),
  ];
  const { docs } = await getDocs(query(collection(db, request.list), ...constraints));
  return docs.flatMap(snapshot => documentOf(snapshot, request.times) ?? []);
}

async function aggregate(db: Firestore, request: AggregateRequest): Promise<number> {
  const documents = query(collection(db, request.count), ...filters(request.where));
  const value = request.sum ? sum(request.sum) : count();
  return (await getAggregate(documents, { value })).data().value;
}

async function transact(
  db: Firestore,
  request: TransactionRequest,
  me: Identity,
  serverClock: ServerClock,
): Promise<unknown> {
  const toSdk = (data: WriteData) => toSdkData(data, serverClock.now());
  let given = true;
  const transaction = runTransaction(
    db,
    async sdk => {
      const result = await request.run({
        me,
        get: async (path, times) => documentOf(await sdk.get(doc(db, path)), times),
        set: (path, data) => void sdk.set(doc(db, path), toSdk(data)),
        update: (path, data) => void sdk.update(doc(db, path), toSdk(data)),
      });
      // The caller was already told that the transaction failed: do not commit its late result.
      if (!given) throw new DeadlineExceeded(request.transaction, COMMIT_DEADLINE_MS);
      return result;
    },
    // More attempts make the SDK hang for ever on some failures; who calls decides when to try again.
    { maxAttempts: 1 },
  );
  try {
    return await withDeadline(request.transaction, COMMIT_DEADLINE_MS, transaction);
  } finally {
    given = false;
  }
}

/** Opens Firestore; each of the credentials is opened once, at its first request. */
export function openFirestoreSession(
  source: SettingsSource,
  auth: AuthGateways,
  serverClock: ServerClock,
): FirestoreGateway {
  const settings = readFirebaseSettings(source);
  installFetchGuard();
  const opened = new Map<Credentials, Firestore>();

  function open(credentials: Credentials): Firestore {
    const known = opened.get(credentials);
    if (known) return known;
    const firestore = getFirestore(firebaseApp(settings, credentials));
    const { emulators } = settings;
    if (emulators) connectFirestoreEmulator(firestore, emulators.firestoreHost, emulators.firestorePort);
    opened.set(credentials, firestore);
    return firestore;
  }

  async function run(request: FirestoreRequest | ListenRequest): Promise<unknown> {
    if ('listen' in request) {
      const { listen } = await import('@/services/firebase/listen/listenSession');
      return listen(settings, request);
    }
    const db = open(request.as);
    if ('list' in request) {
      return withDeadline(`Reading ${request.list}`, READ_DEADLINE_MS, list(db, request));
    }
    if ('count' in request) {
      return withDeadline(`Counting ${request.count}`, READ_DEADLINE_MS, aggregate(db, request));
    }
    if ('get' in request) {
      const read = getDoc(doc(db, request.get));
      return documentOf(await withDeadline(`Reading ${request.get}`, READ_DEADLINE_MS, read), request.times);
    }
    return transact(db, request, await auth[request.as].readyToken(request.uid), serverClock);
  }

  return authorized({ run: request => mapSdkErrors(run(request)) }, auth);
}
