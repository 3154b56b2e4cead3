import type { Query } from './query';

/** Tells by its path whether a document is in the collection, or collection group, that a query is over. */
export function compileScope({
  parentPath,
  collectionId,
  allDescendants,
}: Pick<Query, 'parentPath' | 'collectionId' | 'allDescendants'>): (path: string) => boolean {
  const parent = parentPath === '' ? '' : `${parentPath}/`;
  if (!allDescendants) {
    const prefix = `${parent}${collectionId}/`;
    return path => path.startsWith(prefix) && !path.includes('/', prefix.length);
  }
  return path => {
    if (!path.startsWith(parent)) return false;
    const idAt = path.lastIndexOf('/');
    const start = path.lastIndexOf('/', idAt - 1) + 1;
    return idAt - start === collectionId.length && path.startsWith(collectionId, start);
  };
}
