import { invalid, readArray, readObject } from '../firestore/values/wireJson';
import { readRequest, readText } from '../firestore/wire/requestFields';
import { RpcError } from '../firestore/wire/rpcError';
import type { Handler } from '../http/handler';
import { BodyError, readJson } from '../http/requestBody';
import { json } from '../http/responses';
import type { PublishedRules } from './publishedRules';
import { RulesError } from './syntax/rulesError';

const ADDRESS = /^\/emulator\/v1\/projects\/([^/]+):(securityRules|ruleCoverage)(\.html)?$/;

/**
 * The emulator's call that puts other rules in force, until the next one or the end of the process, and the one that
 * reads them. Like the official one it asks for no credentials: it is for programs of this machine and the backend's own
 * pages, and the mounts let nobody else in (`../mounts/admission.ts`).
 */
export function createRulesHandler(projectId: string, published: PublishedRules): Handler {
  async function answer(request: Request, project: string, what: string): Promise<unknown> {
    if (project !== projectId) {
      throw new RpcError('NOT_FOUND', `This backend serves the project ${projectId}.`);
    }
    if (what === 'ruleCoverage') {
      throw new RpcError('UNIMPLEMENTED', 'The report of coverage is not supported by the local backend.');
    }
    if (request.method === 'GET') {
      const content = published.text();
      return { rules: { files: content === undefined ? [] : [{ content }] } };
    }
    if (request.method !== 'PUT') {
      throw new RpcError(
        'UNIMPLEMENTED',
        `${request.method} of the rules is not supported by the local backend.`,
      );
    }
    publish(await readJson(request));
    return {};
  }

  /** @throws RpcError INVALID_ARGUMENT for another body than one file, or for rules that cannot be used */
  function publish(body: unknown): void {
    const { rules } = readRequest(body, ['rules'], ['ignoreErrors']);
    const [file, second] = readArray(readObject(rules, ['files'], 'rules').files, 'rules.files');
    if (second !== undefined) throw invalid('rules.files', 'one file is expected');
    const { content } = readObject(file, ['name', 'content', 'fingerprint'], 'rules.files[0]');
    try {
      published.publish(readText(content, 'rules.files[0].content'));
    } catch (error) {
      if (error instanceof RulesError)
        throw new RpcError('INVALID_ARGUMENT', `Error compiling rules:\n${error.message}`);
      throw error;
    }
  }

  return async (request, url) => {
    const [, project, what] = ADDRESS.exec(url.pathname) ?? [];
    if (project === undefined || what === undefined) return null;
    try {
      return json(await answer(request, project, what));
    } catch (error) {
      if (error instanceof BodyError) {
        const { body, httpStatus } = new RpcError('INVALID_ARGUMENT', error.message);
        return json(body, httpStatus);
      }
      if (error instanceof RpcError) return json(error.body, error.httpStatus);
      throw error;
    }
  };
}
