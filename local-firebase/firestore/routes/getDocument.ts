import { openReading } from '../documents/reading';
import { checkDocumentPath } from '../documents/resourceName';
import { RpcError } from '../wire/rpcError';
import { toWireDocument } from '../wire/wireDocument';
import { parseMask } from '../writes/writeParse';
import type { Route } from './call';

/** `GET …/documents/{document}` */
export const getDocument: Route = (database, call) => {
  const params = call.params({
    texts: ['transaction'],
    lists: ['mask.fieldPaths'],
    unsupported: ['readTime'],
  });
  checkDocumentPath(call.path);
  const mask = parseMask(params.mask, 'mask');
  const { view, observe } = openReading(database, params);

  call.access.get([call.path], view);
  call.charge({ reads: 1 });
  observe(() => String(view.read(call.path)?.updateTime));
  const name = database.names.nameOf(call.path);
  const document = view.read(call.path);
  if (document === undefined) throw new RpcError('NOT_FOUND', `Document "${name}" not found.`);
  return toWireDocument(name, document, mask);
};
