import { createSlice } from '@reduxjs/toolkit';
import type { Product } from './product';
import { productReads } from './productReads';

/** The last catalogue this device has read, kept over reloads so that the menu opens without a network. */
export type CatalogueSnapshot = {
  readonly products: readonly Product[];
  /** ISO instant of the reading; null before the first. */
  readonly asOf: string | null;
};

const initialState: CatalogueSnapshot = { products: [], asOf: null };

export const catalogueSlice = createSlice({
  name: 'catalogue',
  initialState,
  reducers: {},
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

export const { selectCatalogueSnapshot } = catalogueSlice.selectors;
