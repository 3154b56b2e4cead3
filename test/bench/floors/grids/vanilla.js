import { loadOrders, matches } from './orders.js';

// Twenty rows that are filled anew while one scrolls: as little as a table can do.
const ROW_PX = 40;
const ROWS = 20;
const COLUMNS = ['id', 'name', 'email', 'status', 'total', 'orderDate'];

document.getElementById('root').innerHTML =
  '<input id="search" aria-label="Search"><div id="scroller" style="height:640px;overflow:auto"><div style="position:relative"></div></div>';
const search = document.getElementById('search');
const scroller = document.getElementById('scroller');
const canvas = scroller.firstElementChild;

const all = await loadOrders();
let shown = all;
const rows = Array.from({ length: ROWS }, () => {
  const row = document.createElement('div');
  row.className = 'row';
  row.style.cssText = `position:absolute;display:flex;height:${ROW_PX}px;width:100%`;
  for (const _ of COLUMNS) {
    const cell = document.createElement('div');
    cell.style.cssText = 'flex:1;overflow:hidden';
    row.append(cell);
  }
  return row;
});

function draw() {
  const first = Math.max(0, Math.floor(scroller.scrollTop / ROW_PX) - 2);
  rows.forEach((row, at) => {
    const order = shown[first + at];
    if (!order) {
      row.remove();
      return;
    }
    if (!row.parentNode) canvas.append(row);
    row.style.transform = `translateY(${(first + at) * ROW_PX}px)`;
    COLUMNS.forEach((column, cell) => {
      row.children[cell].textContent = order[column];
    });
  });
}

function show(orders) {
  shown = orders;
  canvas.style.height = `${orders.length * ROW_PX}px`;
  draw();
}

show(all);
scroller.addEventListener('scroll', draw);
search.addEventListener('input', () => {
  const query = search.value.toLowerCase();
  show(all.filter(order => matches(order, query)));
});
