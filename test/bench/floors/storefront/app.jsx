import { configureStore, createSlice } from '@reduxjs/toolkit';
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import { createRoot } from 'react-dom/client';
import { Provider, useDispatch, useSelector } from 'react-redux';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { BOTTLE } from './products.js';

// The shop's own libraries, and nothing of the shop: what they weigh and take by themselves.
const api = createApi({
  baseQuery: fakeBaseQuery(),
  endpoints: build => ({
    products: build.query({
      queryFn: async () => {
        const { documents } = await (await fetch('../inventory.json')).json();
        const data = documents.map(({ name, fields }) => ({
          id: name.split('/').pop(),
          ...Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, Object.values(value)[0]])),
        }));
        return { data };
      },
    }),
  }),
});
const cart = createSlice({
  name: 'cart',
  initialState: { bottles: 0 },
  reducers: {
    add(state) {
      state.bottles += 1;
    },
  },
});
const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer, cart: cart.reducer },
  middleware: standard => standard().concat(api.middleware),
});

function Menu() {
  const { data = [] } = api.useProductsQuery();
  const bottles = useSelector(state => state.cart.bottles);
  const dispatch = useDispatch();
  return (
    <>
      <nav>
        <Link to="/storefront/client/">Aqua</Link>
        <output>{bottles}</output>
      </nav>
      <h1>Our Products</h1>
      <div className="grid">
        {data.map(({ id, name, size, description, unitPrice }) => (
          <div className="product-card" key={id}>
            <svg viewBox="0 0 40 80" aria-hidden="true">
              <path fill="#7dd3fc" d={BOTTLE} />
            </svg>
            <h2>{name}</h2>
            <small>{size}</small>
            <p>{description}</p>
            <b>{unitPrice}</b>
            <div>
              <button type="button" onClick={() => dispatch(cart.actions.add())}>
                Order Now
              </button>
            </div>
          </div>
        ))}
      </div>
    </>
  );
}

createRoot(document.getElementById('root')).render(
  <Provider store={store}>
    <BrowserRouter>
      <Routes>
        <Route path="*" element={<Menu />} />
      </Routes>
    </BrowserRouter>
  </Provider>,
);
