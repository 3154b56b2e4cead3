/** Where a hotel's Wi-Fi sends people; served by the control handler. */
export const PORTAL_PATH = '/__local/portal';

/** What it shows them. */
export const PORTAL_PAGE =
  '<!doctype html><title>Welcome to the Wi-Fi</title><h1>Please accept our terms</h1>';

/** What a proxy shows when nobody stands behind it. */
export const proxyPage = (status: number): string =>
  `<!doctype html><title>${status}</title><h1>${status}</h1><hr>proxy`;
