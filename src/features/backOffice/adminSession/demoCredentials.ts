/** The admin that the local backend's seed creates. */
const SEEDED_ADMIN = { email: 'admin@demo.test', password: 'admin-demo-1' };

/**
 * Whether this build can only ever talk to the local backend. Vite puts the values in at build time, so a
 * build for a real project folds this to false and leaves the credentials out of the bundle altogether.
 */
const IS_LOCAL_BUILD =
  import.meta.env.VITE_BACKEND === 'local' ||
  (!import.meta.env.VITE_BACKEND && !import.meta.env.VITE_FIREBASE_PROJECT_ID);

/** What the staff's sign-in form starts with; null wherever real people sign in. */
export const demoCredentials = IS_LOCAL_BUILD ? SEEDED_ADMIN : null;
