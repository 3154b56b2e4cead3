import {
  ClientSideRowModelModule,
  ColumnAutoSizeModule,
  ModuleRegistry,
  QuickFilterModule,
  TextFilterModule,
} from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { loadOrders } from './orders.js';

// At its best: four modules of all it has, and no rows that move away slowly.
ModuleRegistry.registerModules([
  ClientSideRowModelModule,
  QuickFilterModule,
  TextFilterModule,
  ColumnAutoSizeModule,
]);
const COLUMNS = ['id', 'name', 'email', 'status', 'total', 'orderDate'].map(field => ({ field }));

function Table() {
  const [orders, setOrders] = useState([]);
  const [query, setQuery] = useState('');
  useEffect(() => {
    loadOrders().then(setOrders);
  }, []);
  return (
    <>
      <input id="search" aria-label="Search" value={query} onChange={event => setQuery(event.target.value)} />
      <div style={{ height: 640 }}>
        <AgGridReact rowData={orders} columnDefs={COLUMNS} quickFilterText={query} animateRows={false} />
      </div>
    </>
  );
}

createRoot(document.getElementById('root')).render(<Table />);
