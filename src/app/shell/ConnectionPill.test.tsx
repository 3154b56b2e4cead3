import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../test/support/renderApp';

const network = (state: 'online' | 'offline') =>
  act(async () => void globalThis.dispatchEvent(new Event(state)));
const pill = async () => within(await screen.findByRole('banner')).findByRole('status');

it.each([
  ['the shop', { at: '/' }],
  ['the back office', { at: '/admin/dashboard', as: 'admin' }],
] as const)(
  'says in %s when the network is gone, and keeps quiet when it is there',
  async (_wing, options) => {
    await renderApp(options);
    expect(await pill()).toHaveTextContent('Online');
    expect(await pill()).toHaveClass('sr-only');
    await network('offline');
    expect(await pill()).toHaveTextContent('Offline');
    expect(await pill()).not.toHaveClass('sr-only');
    await network('online');
    expect(await pill()).toHaveClass('sr-only');
  },
);
