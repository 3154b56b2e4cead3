import { html } from '../../http/responses';
import { type Markup, markup } from './markup';

export const STYLESHEET_PATH = '/__local/auth.css';

/** A page of the mailbox. */
export function page(title: string, content: Markup, status = 200): Response {
  const document = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Local Firebase</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${STYLESHEET_PATH}">
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`;
  return html(document.html, status);
}
