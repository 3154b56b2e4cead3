/**
 * The store's state. Each slice adds its own key by module augmentation, so that a layer below the slice can read the state
 * without importing upwards. `app/rootStore/rootReducer.ts` puts the slices together.
 */
// biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be augmented
// biome-ignore lint/suspicious/noEmptyInterface: every member is added by a slice
export interface RootState {}
