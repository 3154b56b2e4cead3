import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { OrderItem } from '@/domain/order/order';
import { MAX_PRODUCTS } from '@/domain/order/placing/orderLimits';
import { sessionChanged } from '@/store/session/session';

/** What is to be ordered together: of each product one line, with the price the person saw when they chose it. */
export type Cart = {
  readonly lines: readonly OrderItem[];
  /** Whose it is; null while nobody has signed in with it. */
  readonly ownerId: string | null;
};

type Put = { line: OrderItem; ownerId: string | null; at?: number };

const NONE: readonly OrderItem[] = [];

/** What a person sees of a cart: nobody sees another's. */
export const linesOf = ({ lines, ownerId }: Cart, personId: string | null): readonly OrderItem[] =>
  ownerId === null || ownerId === personId ? lines : NONE;

const initialState: Cart = { lines: [], ownerId: null };

/** The cart, stored on this device. A visitor's goes with them into their session; at its end it is emptied. */
export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** A line as it is to be, in the place of the product's former one, or `at` a place; a ninth product is not taken. */
    putInCart(state, { payload: { line, ownerId, at } }: PayloadAction<Put>): Cart {
      const lines = linesOf(state, ownerId);
      const place = lines.findIndex(({ productId }) => productId === line.productId);
      if (place < 0 && lines.length >= MAX_PRODUCTS) return state;
      const next = [...lines];
      if (place < 0) next.splice(at ?? lines.length, 0, line);
      else next[place] = line;
      return { lines: next, ownerId };
    },
    /** Products were taken out or ordered. */
    leftCart: (state, { payload }: PayloadAction<readonly string[]>): Cart => ({
      ...state,
      lines: state.lines.filter(({ productId }) => !payload.includes(productId)),
    }),
    /** Another tab has changed it. */
    cartSeen: (_state, { payload }: PayloadAction<Cart>): Cart => payload,
  },
  extraReducers: builder => {
    builder.addCase(sessionChanged, (state, { payload: { area, user, endedFor } }) => {
      const ownerId = user?.id ?? endedFor ?? null;
      if (area !== 'storefront' || !state.lines[0] || ownerId === state.ownerId) return state;
      return state.ownerId === null ? { ...state, ownerId } : initialState;
    });
  },
  selectors: { selectCart: state => state },
});

export const { putInCart, leftCart, cartSeen } = cartSlice.actions;
export const { selectCart } = cartSlice.selectors;

declare module '@/store/rootState' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be augmented
  interface RootState {
    readonly cart: Cart;
  }
}
