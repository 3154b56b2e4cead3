const CSS = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#f4f7f9, #0e1519);
  --paper: light-dark(#ffffff, #172127);
  --ink: light-dark(#12212a, #e6eef2);
  --quiet: light-dark(#526672, #9db0bb);
  --line: light-dark(#d5dfe5, #2b3a43);
  --accent: light-dark(#00627f, #7cd3ef);
  --on-accent: light-dark(#ffffff, #06232e);
  --wrong: light-dark(#a3200d, #ffb4a6);
}
* { box-sizing: border-box; }
body {
  margin: 0;
  background: var(--ground);
  color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif;
  overflow-wrap: anywhere;
}
main { max-width: 42rem; margin: 0 auto; padding: 2.5rem 1rem 4rem; }
h1 { margin: 0 0 0.75rem; font-size: 1.75rem; line-height: 1.2; text-wrap: balance; }
h2 { margin: 0; font-size: 1.0625rem; }
p { margin: 0 0 1rem; }
a { color: var(--accent); text-underline-offset: 0.15em; }
.quiet { color: var(--quiet); }
.wrong { color: var(--wrong); font-weight: 600; }
.mails { list-style: none; margin: 1.5rem 0 0; padding: 0; display: grid; gap: 0.75rem; }
.mail, .card {
  background: var(--paper);
  border: 1px solid var(--line);
  border-radius: 0.75rem;
  padding: 1rem 1.25rem;
}
.mail header { display: flex; flex-wrap: wrap; gap: 0 1rem; justify-content: space-between; align-items: baseline; }
.mail p { margin: 0.25rem 0 0; }
.card > :last-child { margin-bottom: 0; }
.action {
  display: inline-block;
  min-height: 2.75rem;
  margin-top: 0.75rem;
  padding: 0.625rem 1.25rem;
  border: 0;
  border-radius: 0.5rem;
  background: var(--accent);
  color: var(--on-accent);
  font: inherit;
  font-weight: 600;
  line-height: 1.5rem;
  text-decoration: none;
  cursor: pointer;
}
.action:hover { text-decoration: underline; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
label { display: block; margin-top: 1rem; font-weight: 600; }
label:first-child { margin-top: 0; }
input {
  width: 100%;
  min-height: 2.75rem;
  margin-top: 0.25rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid var(--quiet);
  border-radius: 0.5rem;
  background: var(--ground);
  color: inherit;
  font: inherit;
}
.hint { margin: 0.25rem 0 0; font-size: 0.9375rem; }
`;

export function stylesheet(): Response {
  return new Response(CSS, {
    headers: { 'content-type': 'text/css; charset=UTF-8', 'cache-control': 'no-store' },
  });
}
