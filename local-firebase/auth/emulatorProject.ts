import { methodNotAllowed, notFound } from './authError';
import type { AuthServices } from './authServices';
import { oobState } from './mails/oobCode';

const PATH = /^\/emulator\/v1\/projects\/([^/]+)\/(accounts|oobCodes|verificationCodes)$/;

/**
 * Answers the emulator's own calls about accounts and mailed codes; null for another path. Nobody has to sign in for
 * them, as with the official emulator: they exist on a developer's machine only.
 * @throws AuthError
 */
export async function emulatorProject(
  services: AuthServices,
  request: Request,
  url: URL,
): Promise<object | null> {
  const match = PATH.exec(url.pathname);
  if (!match) return null;
  const [, project, resource] = match;
  if (project !== services.projectId) {
    throw notFound(`Project ${project} is not served here; ${services.projectId} is.`);
  }
  switch (`${request.method} ${resource}`) {
    case 'DELETE accounts':
      await deleteEverything(services);
      return {};
    case 'GET oobCodes':
      return { oobCodes: listOobCodes(services) };
    case 'GET verificationCodes':
      // Those sent to telephones, to which nothing is sent.
      return { verificationCodes: [] };
    default:
      throw methodNotAllowed(`${request.method} ${url.pathname} is not served.`);
  }
}

/** Codes and counts too: without their accounts they mean nothing, and the next test begins with an empty mailbox. */
async function deleteEverything(services: AuthServices): Promise<void> {
  const { accounts, oobCodes, wrongPasswords, sentMails, append } = services;
  wrongPasswords.forgetAll();
  sentMails.forgetAll();
  const accountChanges = accounts.list().map(({ uid }) => accounts.remove(uid));
  const codeChanges = oobCodes.rows().map(({ code }) => oobCodes.remove(code));
  await append([...accountChanges, ...codeChanges]);
}

/** The codes that can still be used, oldest first. */
function listOobCodes({ oobCodes, clock }: AuthServices) {
  const open = oobCodes.rows().filter(oob => oobState(oob, clock()) === 'open');
  return open.map(oob => ({
    email: oob.email,
    requestType: oob.kind,
    oobCode: oob.code,
    oobLink: oob.link,
    ...(oob.newEmail !== null && { newEmail: oob.newEmail }),
  }));
}
