import { expect, it } from 'vitest';
import { reasonOf } from './journalError';

it.each([
  ['ENOSPC', 'the disk is full (ENOSPC)'],
  ['EACCES', 'this user may not write there (EACCES)'],
  ['EPERM', 'this user may not write there (EPERM)'],
  ['EROFS', 'the file system is read-only (EROFS)'],
  ['EIO', 'EIO: as Node put it'],
])('says in words what %s means', (code, reason) => {
  expect(reasonOf(Object.assign(new Error(`${code}: as Node put it`), { code }))).toBe(reason);
});
