import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CatalogueSnapshot } from '@/data/product/catalogueSnapshot';
import { productReads } from '@/data/product/productReads';

const initialState: CatalogueSnapshot = { products: [], asOf: null };

export const catalogueSlice = createSlice({
  name: 'catalogue',
  initialState,
  reducers: {
    /** The page came with a catalogue that was read when it was built. What the device has read since is newer. */
    cataloguePrerendered: (state, { payload }: PayloadAction<CatalogueSnapshot>) =>
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
});

export const { cataloguePrerendered } = catalogueSlice.actions;
