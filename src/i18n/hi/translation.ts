// @bundle labels-hi

const catalogues = import.meta.glob<object>(['./**/*.ts', '!./translation.ts'], { eager: true });

/** The whole app in Hindi: one chunk, which only those load who read it. */
export const translation: { readonly [catalogue: string]: object } = Object.assign(
  {},
  ...Object.values(catalogues),
);
