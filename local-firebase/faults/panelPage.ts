import type { Denial } from '../rules/denials';
import { FAULT_KINDS, type Fault } from './fault';
import type { FaultRule } from './faultRule';
import type { ActiveFault } from './faults';
import { PANEL_STYLE } from './panelStyle';

const KIND_LABELS: { readonly [kind in Fault['kind']]: string } = {
  dropRequest: 'Drop the request (never arrives)',
  applyThenDrop: 'Apply, then drop the answer',
  applyThenCut: 'Apply, then break the answer off',
  delay: 'Delay (amount in ms)',
  hang: 'Hang (no answer ever)',
  status: 'Answer with a status (amount)',
  html200: 'Answer with a portal’s page',
  htmlStatus: 'Answer with a proxy’s page (amount)',
  redirect: 'Send on to a portal’s page',
};

/** The page at `/__local/`: mailbox, billing meter, faults and refusals. It works without scripts. */
export function panelPage(
  active: readonly ActiveFault[],
  usage: { readonly reads: number; readonly writes: number; readonly deletes: number },
  denials: readonly Denial[],
): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Local Firebase</title>
<style>${PANEL_STYLE}</style>
</head>
<body>
<main>
<h1>Local Firebase</h1>
<p><a href="/__local/mailbox">Mailbox</a>: the verification and password mails this backend has “sent”.</p>

<section aria-labelledby="meter">
<h2 id="meter">Billed operations</h2>
<dl>
<div><dt>Reads</dt><dd>${usage.reads}</dd></div>
<div><dt>Writes</dt><dd>${usage.writes}</dd></div>
<div><dt>Deletes</dt><dd>${usage.deletes}</dd></div>
</dl>
<form method="post" action="/__local/meter/reset"><button>Reset</button></form>
</section>

<section aria-labelledby="faults">
<h2 id="faults">Faults</h2>
${active.length === 0 ? '<p>None: every request is answered.</p>' : activeTable(active)}
<form method="post" action="/__local/faults">
<label>Path contains<input name="path" required value=":commit" autocomplete="off"></label>
<label>Method<select name="method"><option value="">any</option><option>GET</option><option>POST</option><option>PATCH</option><option>DELETE</option></select></label>
<label>Fault<select name="kind">${FAULT_KINDS.map(kind => `<option value="${kind}">${KIND_LABELS[kind]}</option>`).join('')}</select></label>
<label>Amount<input name="amount" inputmode="numeric" pattern="[0-9]*" autocomplete="off"></label>
<label>Times (empty: until cleared)<input name="times" type="number" min="1" value="1"></label>
<button>Inject</button>
</form>
</section>

<section aria-labelledby="denials">
<h2 id="denials">Refused by the rules</h2>
${denials.length === 0 ? '<p>Nothing, so far.</p>' : denialList(denials)}
</section>
</main>
</body>
</html>
`;
}

function activeTable(active: readonly ActiveFault[]): string {
  const rows = active.map(
    rule => `<tr><td>${escapeHtml(requestsOf(rule))}</td><td>${escapeHtml(faultOf(rule.fault))}</td><td>${rule.times ?? 'until cleared'}</td>
<td><form method="post" action="/__local/faults/clear"><input type="hidden" name="id" value="${escapeHtml(rule.id)}"><button aria-label="Clear ${escapeHtml(rule.id)}">Clear</button></form></td></tr>`,
  );
  return `<table>
<thead><tr><th scope="col">Requests</th><th scope="col">Fault</th><th scope="col">Times left</th><th scope="col">Clear</th></tr></thead>
<tbody>${rows.join('\n')}</tbody>
</table>
<form method="post" action="/__local/faults/clear"><button>Clear all</button></form>`;
}

function denialList(denials: readonly Denial[]): string {
  const items = denials.map(
    ({ at, uid, method, path, reason }) =>
      `<li><strong>${escapeHtml(`${method} ${path}`)}</strong> by ${escapeHtml(uid ?? 'nobody')} at ${escapeHtml(at)}<br>${escapeHtml(reason)}</li>`,
  );
  return `<ol>${items.join('\n')}</ol>`;
}

function requestsOf({ match }: FaultRule): string {
  const path = typeof match.path === 'string' ? match.path : `/${match.path.regex}/`;
  return `${match.method ?? 'any'} ${path}`;
}

function faultOf(fault: Fault): string {
  switch (fault.kind) {
    case 'delay':
      return `delay ${fault.delayMs} ms`;
    case 'status':
    case 'htmlStatus':
      return `${fault.kind} ${fault.status}`;
    default:
      return fault.kind;
  }
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`);
}
