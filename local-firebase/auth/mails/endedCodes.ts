import type { Change } from '../../storage/storage';
import type { Account } from '../accounts/account';
import type { AuthServices } from '../authServices';
import type { OobKind } from './oobCode';

/**
 * Ends the codes of an account that a change of it makes worthless: who finds an older mail must not undo what was done
 * since. A code that is used ends all of its kind.
 *
 * @param after undefined where the account is deleted
 */
export function endCodes(
  { oobCodes, clock }: AuthServices,
  before: Account,
  after: Account | undefined,
  usedKind?: OobKind,
): readonly Change[] {
  const isEnded = (kind: OobKind) => kind === usedKind || after === undefined || isDone(kind, before, after);
  return oobCodes
    .rows()
    .filter(({ uid, kind, usedAt }) => uid === before.uid && usedAt === null && isEnded(kind))
    .map(oob => oobCodes.set(oob.code, { ...oob, usedAt: clock() }));
}

function isDone(kind: OobKind, before: Account, after: Account): boolean {
  // Whoever changes an address twice must not take the way back from whose it was.
  if (kind === 'RECOVER_EMAIL') return false;
  if (after.email !== before.email) return true;
  switch (kind) {
    case 'PASSWORD_RESET':
      return after.password !== before.password;
    case 'VERIFY_EMAIL':
      return after.emailVerified && !before.emailVerified;
    case 'VERIFY_AND_CHANGE_EMAIL':
      return false;
    default:
      return kind satisfies never;
  }
}
