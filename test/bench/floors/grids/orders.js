/** The orders every grid shows; `?n=` of them. */
export async function loadOrders() {
  const count = new URLSearchParams(location.search).get('n') ?? '10000';
  return await (await fetch(`../orders-${count}.json`)).json();
}

export const matches = ({ id, name, email }, query) => `${id}${name}${email}`.toLowerCase().includes(query);
