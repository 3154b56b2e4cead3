import { builtinEnvironments, type Environment } from 'vitest/runtime';

/** What goes over the network is Node's own: happy-dom's answers cannot be read twice, and the app looks into some. */
const NETWORK = ['fetch', 'Request', 'Response', 'Headers', 'AbortController', 'AbortSignal'] as const;

/** As a browser, but that asks a real server. */
const environment: Environment = {
  name: 'browser-on-network',
  viteEnvironment: 'client',
  async setup(global, options) {
    const own = Object.fromEntries(NETWORK.map(name => [name, global[name]]));
    const browser = await builtinEnvironments['happy-dom'].setup(global, options);
    Object.assign(global, own);
    // Its own asks leave of the server, as a browser's never does.
    global.navigator.sendBeacon = (url: string, body: string) => {
      void global.fetch(url, { method: 'POST', body }).catch(() => {});
      return true;
    };
    return browser;
  },
};

export default environment;
