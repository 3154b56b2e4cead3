import { BOTTLE, DESCRIPTION, PRODUCTS } from './products.js';

const STYLE =
  '*{box-sizing:border-box}body{margin:0;font:16px/1.5 system-ui,sans-serif;background:#f0f9ff;color:#0f172a}' +
  'nav{display:flex;justify-content:space-between;padding:16px;background:#fff}h1{padding:0 16px}' +
  '.grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(160px,1fr));gap:16px;padding:16px}' +
  '.product-card{background:#fff;border-radius:12px;padding:12px;box-shadow:0 1px 4px #0002}' +
  '.product-card svg{width:100%;height:120px}' +
  '.product-card button{background:#0369a1;color:#fff;border:0;border-radius:8px;padding:12px;width:100%}';

const head =
  '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width,initial-scale=1"><title>Menu</title>' +
  `<meta name="description" content="${DESCRIPTION}"><link rel="icon" href="data:,"><style>${STYLE}</style></head>`;

const card = ({ name, size, price }) =>
  `<div class="product-card"><svg viewBox="0 0 40 80"><path fill="#7dd3fc" d="${BOTTLE}"/></svg>` +
  `<h2>${name}</h2><small>${size}</small><p>${DESCRIPTION}</p><b>₹${price.toFixed(2)}</b>` +
  '<div><button>Order Now</button></div></div>';

const menu = `<nav><b>Aqua</b><output>0</output></nav><h1>Our Products</h1><div class="grid">${PRODUCTS.map(card).join('')}</div>`;

const page = (root, script = '') => `${head}<body><main id="root">${root}</main>${script}</body></html>`;

/** Nothing but HTML. */
export const staticPage = () => page(menu);

/** The list is in the HTML; the app and the service worker come when it is on screen. */
export const prerenderedPage = app =>
  page(
    menu,
    `<script>addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(()=>{import("${app}");navigator.serviceWorker.register("worker.js")})))</script>`,
  );

/** An empty page and the app. */
export const clientPage = app => page('', `<script type="module" src="${app}"></script>`);

/** Keeps the page, the app and the products, and answers from what it keeps. */
export const worker = app =>
  `const KEPT=["./","${app}","../inventory.json"];` +
  'oninstall=e=>e.waitUntil(caches.open("1").then(c=>c.addAll(KEPT)).then(()=>skipWaiting()));' +
  'onactivate=e=>e.waitUntil(clients.claim());' +
  'onfetch=e=>{if(e.request.method==="GET")e.respondWith(caches.match(e.request).then(r=>r||fetch(e.request)))}';
