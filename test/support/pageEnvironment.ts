import { builtinEnvironments, type Environment } from 'vitest/runtime';

declare global {
  /** Closes the window of the test file before, and opens another as a browser would. */
  var openFreshWindow: (() => Promise<void>) | undefined;
}

/** As a browser, for a worker that runs many test files: each has a window of its own (freshPage.ts). */
const environment: Environment = {
  name: 'pages',
  viteEnvironment: 'client',
  async setup(global, options) {
    const open = () => builtinEnvironments['happy-dom'].setup(global, options);
    let current = await open();
    global.openFreshWindow = async () => {
      await current.teardown(global);
      current = await open();
    };
    return { teardown: () => current.teardown(global) };
  },
};

export default environment;
