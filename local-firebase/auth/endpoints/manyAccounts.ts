import { deleteAccount } from '../accounts/accountActions';
import { userInfo } from '../accounts/userInfo';
import { invalidArgument } from '../authError';
import type { Endpoint } from '../endpoint';
import { readBody } from '../requestBody';

const MAX_PAGE_SIZE = 1000;
const DEFAULT_PAGE_SIZE = 20;
/** As many as the hosted service takes at once. */
const MAX_DELETED = 1000;

/** `projects/{project}/accounts:batchGet`: the owner lists accounts by their ids, a page at a time. */
export const listAccounts: Endpoint = async (services, { url }) => {
  const size = pageSize(url.searchParams.get('maxResults'));
  const after = url.searchParams.get('nextPageToken') ?? '';
  const accounts = services.accounts
    .list()
    .filter(({ uid }) => uid > after)
    .sort((a, b) => (a.uid < b.uid ? -1 : 1));
  const page = accounts.slice(0, size);
  const last = page.at(-1);
  return {
    kind: 'identitytoolkit#DownloadAccountResponse',
    ...(page.length > 0 && { users: page.map(userInfo) }),
    ...(last !== undefined && page.length === size && { nextPageToken: last.uid }),
  };
};

function pageSize(asked: string | null): number {
  if (asked === null) return DEFAULT_PAGE_SIZE;
  const size = Number(asked);
  if (!Number.isInteger(size) || size < 1) throw invalidArgument(`Invalid value at 'maxResults': "${asked}"`);
  return Math.min(size, MAX_PAGE_SIZE);
}

/** `projects/{project}/accounts:batchDelete`: the owner deletes accounts, without `force` only those that are disabled. */
export const removeMany: Endpoint = async (services, { request }) => {
  const { localIds = [], force = false } = await readBody(request, { localIds: 'strings', force: 'boolean' });
  if (localIds.length === 0 || localIds.length > MAX_DELETED) {
    throw invalidArgument(`localIds are 1 to ${MAX_DELETED}, not ${localIds.length}.`);
  }
  const errors: object[] = [];
  for (const [index, localId] of localIds.entries()) {
    const account = services.accounts.get(localId);
    if (account === undefined) continue;
    if (force || account.disabled) await deleteAccount(services, localId);
    else
      errors.push({ index, localId, message: 'NOT_DISABLED : Disable the account before batch deletion.' });
  }
  return errors.length > 0 ? { errors } : {};
};
