import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Product } from './product';
import { productReads } from './productReads';

/** The newest catalogue this device has, kept over reloads so that the menu opens without a network. */
export type CatalogueSnapshot = {
  readonly products: readonly Product[];
  /** ISO instant of the reading; null before the first. */
  readonly asOf: string | null;
};

const initialState: CatalogueSnapshot = { products: [], asOf: null };

export const catalogueSlice = createSlice({
  name: 'catalogue',
  initialState,
  reducers: {
    /** The page came with a catalogue that was read when it was built. What the device has read since is newer. */
    catalogueCame: (state, { payload }: PayloadAction<CatalogueSnapshot>) =>
      (state.asOf ?? '') < (payload.asOf ?? '') ? payload : state,
  },
  extraReducers: builder => {
    builder.addMatcher(
      productReads.endpoints.listProducts.matchFulfilled,
      (_state, { payload, meta }): CatalogueSnapshot => ({
        products: payload,
        asOf: new Date(meta.fulfilledTimeStamp).toISOString(),
      }),
    );
  },
  selectors: {
    selectCatalogueSnapshot: state => state,
  },
});

export const { catalogueCame } = catalogueSlice.actions;
export const { selectCatalogueSnapshot } = catalogueSlice.selectors;
