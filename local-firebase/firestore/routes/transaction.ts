import { parseMode } from '../documents/reading';
import { readRequest, readText } from '../wire/requestFields';
import type { Route } from './call';

/** `POST …/documents:beginTransaction` */
export const beginTransaction: Route = (database, call) => {
  const { options } = readRequest(call.body, ['options']);
  return { transaction: database.transactions.begin(parseMode(options, 'options', 'readWrite')) };
};

/** `POST …/documents:rollback` */
export const rollback: Route = (database, call) => {
  const { transaction } = readRequest(call.body, ['transaction']);
  database.transactions.rollback(readText(transaction, 'transaction'));
  return {};
};
