import type { Handler } from '../http/handler';
import { BodyError, readJson, readText } from '../http/requestBody';
import { html, json } from '../http/responses';
import type { Denials } from '../rules/denials';
import { FaultRuleError, parseFaultRule } from './faultRule';
import type { Faults } from './faults';
import { formFaultRule } from './formFaultRule';
import { panelPage } from './panelPage';
import { PORTAL_PAGE } from './portalPage';

/** Billed operations since the start or the last reset. */
export type Meter = {
  total(): { readonly reads: number; readonly writes: number; readonly deletes: number };
  reset(): void;
};

/**
 * The development panel at `/__local/`, and what it and browser tests call:
 * `GET|POST|DELETE /__local/faults[/{id}]`, `GET|DELETE /__local/meter` and `GET /__local/denials` in JSON, and the
 * panel's own forms.
 */
export function createControlHandler(options: { faults: Faults; meter: Meter; denials: Denials }): Handler {
  const { faults, meter, denials } = options;

  async function inject(request: Request): Promise<Response> {
    if (await isForm(request)) {
      faults.inject(formFaultRule(await formOf(request)));
      return backToPanel();
    }
    return json({ id: faults.inject(parseFaultRule(await readJson(request))) }, 201);
  }

  function clear(id: string | undefined): Response {
    return faults.clear(id) ? json({}) : json({ error: { code: 404, message: `There is no ${id}.` } }, 404);
  }

  async function answer(request: Request, path: string): Promise<Response | null> {
    const [resource, id] = path.split('/');
    switch (`${request.method} /${path}`) {
      case 'GET /':
        return html(panelPage(faults.list(), meter.total(), denials.list()));
      case 'GET /portal':
        return html(PORTAL_PAGE);
      case 'GET /faults':
        return json(faults.list());
      case 'POST /faults':
        return await inject(request);
      case 'POST /faults/clear':
        faults.clear((await formOf(request)).get('id') ?? undefined);
        return backToPanel();
      case 'GET /denials':
        return json(denials.list());
      case 'GET /meter':
        return json(meter.total());
      case 'DELETE /meter':
        meter.reset();
        return json(meter.total());
      case 'POST /meter/reset':
        meter.reset();
        return backToPanel();
      default:
        return request.method === 'DELETE' && resource === 'faults' ? clear(id) : null;
    }
  }

  return async (request, url) => {
    if (url.pathname === '/__local') return backToPanel();
    if (!url.pathname.startsWith('/__local/')) return null;
    try {
      return await answer(request, url.pathname.slice('/__local/'.length));
    } catch (error) {
      if (!(error instanceof FaultRuleError || error instanceof BodyError)) throw error;
      return json({ error: { code: 400, message: error.message } }, 400);
    }
  };
}

/** The panel's. `curl -d` calls JSON a form too, and no form begins with a brace. */
async function isForm(request: Request): Promise<boolean> {
  const type = request.headers.get('content-type') ?? '';
  return (
    type.startsWith('application/x-www-form-urlencoded') &&
    !(await readText(request.clone())).trimStart().startsWith('{')
  );
}

async function formOf(request: Request): Promise<URLSearchParams> {
  return new URLSearchParams(await readText(request));
}

function backToPanel(): Response {
  return new Response(null, { status: 303, headers: { location: '/__local/' } });
}
