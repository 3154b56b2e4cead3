import { DataGrid } from '@mui/x-data-grid';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { loadOrders } from './orders.js';

const COLUMNS = ['id', 'name', 'email', 'status', 'total', 'orderDate'].map(field => ({ field, flex: 1 }));

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
        <DataGrid
          rows={orders}
          columns={COLUMNS}
          filterModel={{ items: [], quickFilterValues: query ? [query] : [] }}
        />
      </div>
    </>
  );
}

createRoot(document.getElementById('root')).render(<Table />);
