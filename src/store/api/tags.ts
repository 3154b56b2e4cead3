/** Every entity whose reads are cached; endpoint names end in one of these (`listOrders`, `updateOrder`). */
export const ENTITIES = [
  'Order',
  'Product',
  'LegacyProduct',
  'Shop',
  'Profile',
  'StockItem',
  'StockMovement',
  'Customer',
  'ProductionLine',
  'ProductionBatch',
  'AlertState',
  'StaffNote',
  'Run',
  'StopCount',
  'Change',
  'Person',
] as const;
export type Entity = (typeof ENTITIES)[number];

export type Tag = { readonly type: Entity; readonly id: string };

/** Anything that reads several documents of the entity, or might. */
export const listTag = (type: Entity): Tag => ({ type, id: 'LIST' });

/** Tags to invalidate, none after a failure: what was not written has not changed. */
export const unlessFailed =
  (...tags: readonly Tag[]) =>
  (_result: unknown, error: unknown): readonly Tag[] =>
    error === undefined ? tags : [];
