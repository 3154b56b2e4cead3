import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BarChart } from './BarChart';

it('draws a bar for whatever there is, however little, and none for nothing; each says its value', () => {
  const bars = [
    { key: 'a', label: 'Monday', value: 1000, said: '₹10.00' },
    { key: 'b', label: 'Tuesday', value: 0, said: '₹0.00' },
    { key: 'c', label: 'Wednesday', value: 1, said: '₹0.01' },
  ];
  render(<BarChart caption="Sales" headings={{ label: 'Day', value: 'Sales' }} bars={bars} />);
  const drawn = within(screen.getByRole('list', { name: 'Sales' }))
    .getAllByRole('listitem')
    .map(line => [line.textContent, line.querySelectorAll('[aria-hidden]').length]);
  expect(drawn).toEqual([
    ['Monday₹10.00', 1],
    ['Tuesday₹0.00', 0],
    ['Wednesday₹0.01', 1],
  ]);
});
