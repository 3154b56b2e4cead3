import { describe, expect, it } from 'vitest';
import { readView, withView } from './dashboardAddress';

const at = (search: string) => new URLSearchParams(search);

describe('the dashboard’s address', () => {
  it.each([
    ['', { period: 'today', output: 'daily' }],
    ['period=quarter&output=monthly', { period: 'quarter', output: 'monthly' }],
    ['period=century&output=', { period: 'today', output: 'daily' }],
  ])('%j shows %j', (search, view) => {
    expect(readView(at(search))).toEqual(view);
  });

  it('says only what differs from the first view, and keeps what is not its own', () => {
    expect(withView(at('view=A'), { period: 'week' }).toString()).toBe('view=A&period=week');
    expect(withView(at('view=A&period=week'), { output: 'weekly' }).toString()).toBe(
      'view=A&period=week&output=weekly',
    );
    expect(withView(at('period=week&view=A'), { period: 'today' }).toString()).toBe('view=A');
  });
});
