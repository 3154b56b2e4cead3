/** What each layer of `src` may import, besides itself. Lint holds the same, roughly, while one types. */
export const LAYERS: { readonly [layer: string]: readonly string[] } = {
  lib: [],
  i18n: ['lib'],
  ui: ['lib', 'i18n'],
  domain: ['lib', 'i18n'],
  services: ['lib'],
  store: ['lib', 'i18n', 'domain', 'services'],
  sync: ['lib', 'domain', 'services', 'store'],
  data: ['lib', 'i18n', 'domain', 'services', 'store', 'sync'],
  components: ['lib', 'i18n', 'ui', 'domain', 'services', 'store', 'sync', 'data'],
  features: ['lib', 'i18n', 'ui', 'domain', 'services', 'store', 'sync', 'data', 'components'],
  app: ['lib', 'i18n', 'ui', 'domain', 'services', 'store', 'sync', 'data', 'components', 'features'],
};

/** Which other features a feature may import: none but these, and never in both directions. */
export const FEATURES: { readonly [feature: string]: readonly string[] } = {
  'storefront/cart': ['storefront/catalogue'],
  'storefront/menu': ['storefront/cart', 'storefront/catalogue', 'storefront/myOrders'],
  'storefront/landing': ['storefront/menu', 'storefront/catalogue', 'storefront/myOrders'],
  'storefront/order': ['storefront/cart', 'storefront/catalogue'],
  'storefront/myOrders': ['storefront/catalogue', 'storefront/cart'],
};

/** `src/data/order/x` is in the layer `data`; what stands in `src` itself in none. */
export const layerOf = (path: string): string | undefined =>
  Object.keys(LAYERS).find(layer => path.startsWith(`src/${layer}/`));

/** `src/features/storefront/order/x` belongs to the feature `storefront/order`, `src/features/auth/x` to `auth`. */
export const featureOf = (path: string): string | undefined =>
  /^src\/features\/((?:storefront|backOffice)\/[^/]+|[^/]+)\//.exec(path)?.[1];
