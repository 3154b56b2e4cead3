import { render } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { countedIds } from '../support/countedIds';

it('counts orders and commands apart, in effects and events', () => {
  const ids = countedIds();
  const drawn: string[] = [];
  function Drawing() {
    useEffect(() => {
      drawn.push(ids.orderId(), ids.orderId(), ids.commandId());
    }, []);
    return null;
  }
  render(<Drawing />);
  expect(drawn).toEqual(['T00000000001', 'T00000000002', 'C00000000001']);
});

it('gives none to a component that is being rendered', () => {
  // React tells of what it cannot go on from.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const ids = countedIds();
  function Drawing() {
    return useState(() => ids.orderId())[0];
  }
  expect(() => render(<Drawing />)).toThrow('An id was drawn while rendering.');
});
