/** The collections that staff devices mirror, by their paths in Firestore. */
export type MirroredCollection =
  | 'orders'
  | 'inventory'
  | 'stockMovements'
  | 'customers'
  | 'productionLines'
  | 'productionBatches'
  | 'alertStates';
