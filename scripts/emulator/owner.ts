import type { Fields } from '../../local-firebase/firestore/values/value';
import { call, type Project } from '../hosted/googleApi';
import type { Emulators } from './emulators';

/** An account as tests and seeds have it made. */
export type NewAccount = {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
  readonly displayName?: string | undefined;
  readonly emailVerified: boolean;
  readonly customClaims?: object | undefined;
};

/** A document as the server tells it; the path is relative to the database's root. */
export type StoredDocument = { readonly path: string; readonly fields: Fields; readonly updateTime: string };

export type Owner = {
  /** Makes the account. One of this uid that is there is set to it, and keeps its password and its sessions. */
  readonly putAccount: (account: NewAccount) => Promise<void>;
  readonly removeAccounts: () => Promise<void>;
  /** Sets documents whole, in commits of 500. */
  readonly write: (documents: Iterable<{ path: string; fields: Fields }>) => Promise<void>;
  /** Removes documents, in commits of 500. */
  readonly remove: (paths: readonly string[]) => Promise<void>;
  /** Undefined where there is no such document. */
  readonly read: (path: string) => Promise<StoredDocument | undefined>;
  /** Every document of the collections with this id, wherever they are, by their names. */
  readonly list: (collectionId: string) => Promise<readonly StoredDocument[]>;
  /** Removes every document of the project. */
  readonly clear: () => Promise<void>;
};

const DOCUMENTS = '/databases/(default)/documents';
/** As many as Firestore takes. */
const WRITES_A_COMMIT = 500;

async function sendDelete(url: string): Promise<void> {
  const ask = () => fetch(url, { method: 'DELETE', headers: { authorization: 'Bearer owner' } });
  // A server may close an idle connection just as it is used again; deleting twice does no harm.
  const response = await ask().catch(() => ask());
  if (!response.ok) throw new Error(`${response.status} from DELETE ${url}: ${await response.text()}`);
}

type RestDocument = { readonly name: string; readonly fields?: Fields; readonly updateTime: string };

/** What the emulators' owner may do: everything, past every rule. The local backend answers the same calls. */
export function ownerOf({ projectId, auth, firestore }: Emulators): Owner {
  const origin = { identity: auth, firestore };
  const project: Project = { projectId, accessToken: 'owner', origin };
  const root = `projects/${projectId}${DOCUMENTS}/`;

  const stored = ({ name, fields = {}, updateTime }: RestDocument): StoredDocument => ({
    path: name.slice(root.length),
    fields,
    updateTime,
  });
  const ask = (path: string, body: object) => call(project, 'firestore', `${DOCUMENTS}${path}`, body);

  async function commit(writes: readonly object[]): Promise<void> {
    for (let first = 0; first < writes.length; first += WRITES_A_COMMIT) {
      await ask(':commit', { writes: writes.slice(first, first + WRITES_A_COMMIT) });
    }
  }

  return {
    async putAccount({ uid, customClaims = {}, ...account }) {
      const made = call(project, 'identity', '/accounts', { localId: uid, ...account });
      await made.catch((thrown: unknown) => {
        if (!/DUPLICATE_LOCAL_ID|EMAIL_EXISTS/.test(String(thrown))) throw thrown;
      });
      const { password: _kept, ...rest } = account;
      const customAttributes = JSON.stringify(customClaims);
      const set = call(project, 'identity', '/accounts:update', { localId: uid, ...rest, customAttributes });
      await set.catch((thrown: unknown) => {
        if (!/USER_NOT_FOUND/.test(String(thrown))) throw thrown;
        throw new Error(`${account.email} is the address of another account there, which is not ${uid}.`);
      });
    },
    async removeAccounts() {
      await sendDelete(`${auth}/emulator/v1/projects/${projectId}/accounts`);
    },
    write: documents =>
      commit(Array.from(documents, ({ path, fields }) => ({ update: { name: root + path, fields } }))),
    remove: paths => commit(paths.map(path => ({ delete: root + path }))),
    async read(path) {
      const answers = (await ask(':batchGet', { documents: [root + path] })) as { found?: RestDocument }[];
      return answers.flatMap(({ found }) => (found ? [stored(found)] : []))[0];
    },
    async list(collectionId) {
      const answers = (await ask(':runQuery', {
        structuredQuery: { from: [{ collectionId, allDescendants: true }] },
      })) as { document?: RestDocument }[];
      return answers.flatMap(({ document }) => (document ? [stored(document)] : []));
    },
    clear: () => sendDelete(`${firestore}/emulator/v1/projects/${projectId}${DOCUMENTS}`),
  };
}
