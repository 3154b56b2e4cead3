import { flexRender, getCoreRowModel, getFilteredRowModel, useReactTable } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { loadOrders, matches } from './orders.js';

const ROW_PX = 40;
const COLUMNS = ['id', 'name', 'email', 'status', 'total', 'orderDate'].map(accessorKey => ({
  accessorKey,
  header: accessorKey,
}));

function Table() {
  const [orders, setOrders] = useState([]);
  const [query, setQuery] = useState('');
  useEffect(() => {
    loadOrders().then(setOrders);
  }, []);
  const table = useReactTable({
    data: orders,
    columns: COLUMNS,
    state: { globalFilter: query },
    onGlobalFilterChange: setQuery,
    globalFilterFn: (row, _column, filter) => matches(row.original, filter.toLowerCase()),
    getCoreRowModel: getCoreRowModel(),
    getFilteredRowModel: getFilteredRowModel(),
  });
  const { rows } = table.getRowModel();
  const scroller = useRef(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: 6,
  });
  return (
    <>
      <input id="search" aria-label="Search" value={query} onChange={event => setQuery(event.target.value)} />
      <div ref={scroller} style={{ height: 640, overflow: 'auto' }}>
        <div style={{ height: virtual.getTotalSize(), position: 'relative' }}>
          {virtual.getVirtualItems().map(({ index, start }) => (
            <div
              className="row"
              key={rows[index].id}
              style={{
                position: 'absolute',
                top: 0,
                transform: `translateY(${start}px)`,
                display: 'flex',
                height: ROW_PX,
                width: '100%',
              }}
            >
              {rows[index].getVisibleCells().map(cell => (
                <div key={cell.id} style={{ flex: 1, overflow: 'hidden' }}>
                  {flexRender(cell.column.columnDef.cell, cell.getContext())}
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
    </>
  );
}

createRoot(document.getElementById('root')).render(<Table />);
