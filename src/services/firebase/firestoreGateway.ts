import type { DocumentSnapshot, Firestore } from 'firebase/firestore/lite';
import type { Wing } from '../wing';
import type { AuthGateway } from './authGateway';
import { DEADLINES_MS, withDeadline } from './deadline';
import type { Credentials } from './firebaseApps';
import type { FirebaseSettings } from './firebaseSettings';
import { isWriteMarker, type PlainDocument, toPlain, type WriteData, type WriteValue } from './plainData';
import type { FirestoreRequest, ListRequest, TransactionRequest } from './requests';

/** Carries out plain-data requests through the real SDK. Rejects as the SDK does, or with a deadline. */
export type FirestoreGateway = { readonly run: (request: FirestoreRequest) => Promise<unknown> };

type FirestoreSdk = typeof import('./firestoreSdk');

function toSdkValue(sdk: FirestoreSdk, value: WriteValue): unknown {
  if (isWriteMarker(value)) {
    switch (value.$write) {
      case 'serverTime':
        return sdk.serverTimestamp();
      case 'increment':
        return sdk.increment(value.by);
      case 'timestamp':
        return sdk.Timestamp.fromMillis(Date.parse(value.iso));
    }
  }
  if (Array.isArray(value)) return value.map(inner => toSdkValue(sdk, inner));
  if (typeof value === 'object' && value !== null) return toSdkData(sdk, value as WriteData);
  return value;
}

function toSdkData(sdk: FirestoreSdk, data: WriteData): { [field: string]: unknown } {
  return Object.fromEntries(Object.entries(data).map(([field, value]) => [field, toSdkValue(sdk, value)]));
}

function documentOf(snapshot: DocumentSnapshot): PlainDocument | null {
  const data = snapshot.data();
  if (data === undefined) return null;
  return {
    id: snapshot.id,
    data: Object.fromEntries(Object.entries(data).map(([field, value]) => [field, toPlain(value)])),
  };
}

async function list(sdk: FirestoreSdk, db: Firestore, request: ListRequest): Promise<PlainDocument[]> {
  const constraints = [
    ...(request.where ?? []).map(([field, operator, value]) => sdk.where(field, operator, value)),
    ...(request.orderBy ?? []).map(([field, direction]) => sdk.orderBy(field, direction)),
    ...(request.limit === undefined ? [] : [sdk.limit(request.limit)]),
  ];
  const { docs } = await sdk.getDocs(sdk.query(sdk.collection(db, request.list), ...constraints));
  return docs.flatMap(snapshot => documentOf(snapshot) ?? []);
}

function transact(sdk: FirestoreSdk, db: Firestore, request: TransactionRequest): Promise<unknown> {
  return sdk.runTransaction(
    db,
    transaction =>
      request.run({
        get: async path => documentOf(await transaction.get(sdk.doc(db, path))),
        set: (path, data) => void transaction.set(sdk.doc(db, path), toSdkData(sdk, data)),
        update: (path, data) => void transaction.update(sdk.doc(db, path), toSdkData(sdk, data)),
      }),
    // More attempts make the SDK hang for ever on some failures; who calls decides when to try again.
    { maxAttempts: 1 },
  );
}

export function createFirestoreGateway(
  settings: FirebaseSettings,
  auth: { readonly [wing in Wing]: AuthGateway },
): FirestoreGateway {
  let loaded: Promise<FirestoreSdk> | undefined;
  const opened = new Map<Credentials, Firestore>();

  function load(): Promise<FirestoreSdk> {
    loaded ??= import('./firestoreSdk').catch((thrown: unknown) => {
      loaded = undefined;
      throw thrown;
    });
    return loaded;
  }

  function open(sdk: FirestoreSdk, credentials: Credentials): Firestore {
    const known = opened.get(credentials);
    if (known) return known;
    const firestore = sdk.openFirestore(settings, credentials);
    opened.set(credentials, firestore);
    return firestore;
  }

  return {
    async run(request) {
      const { as } = request;
      const [sdk] = await Promise.all([load(), as === 'anyone' ? undefined : auth[as].readyToken()]);
      const db = open(sdk, as);
      if ('list' in request) {
        return withDeadline(`Reading ${request.list}`, DEADLINES_MS.read, list(sdk, db, request));
      }
      if ('get' in request) {
        const read = sdk.getDoc(sdk.doc(db, request.get));
        return documentOf(await withDeadline(`Reading ${request.get}`, DEADLINES_MS.read, read));
      }
      return withDeadline(request.transaction, DEADLINES_MS.commit, transact(sdk, db, request));
    },
  };
}
