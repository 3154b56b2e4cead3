import { describe, expect, it } from 'vitest';
import {
  efficiencyGrade,
  progressOf,
  suggestBatches,
  summarize,
  upcomingBatches,
} from '@/domain/metrics/productionMetrics';
import { aLine, aStockItem } from '../../../test/support/rows';
import { applyLineAction, nextLineAction } from './lineAction';
import { parseLineChange, parseLineProblem } from './lineChange';
import type { ProductionBatch } from './production';

const NOW = '2026-01-15T09:00:00.000Z';

describe('the one thing to do with a line', () => {
  it.each([
    ['running', 'pause', 'paused'],
    ['paused', 'resume', 'running'],
    ['maintenance', 'complete', 'stopped'],
    ['stopped', 'start', 'running'],
  ] as const)('that is %s is to %s it: then it is %s', (status, action, after) => {
    expect(nextLineAction({ status })).toBe(action);
    const times = { startTime: '2026-01-14T09:00:00Z', estimatedCompletion: '2026-01-16T09:00:00Z' };
    expect(applyLineAction({ status, ...times }, action, NOW)).toEqual({
      status: after,
      ...times,
      ...(action === 'start' && { startTime: NOW }),
    });
  });

  it('forgets at a start an estimate that had passed', () => {
    const line = { status: 'stopped', startTime: null, estimatedCompletion: '2026-01-15T08:59:59Z' } as const;
    expect(applyLineAction(line, 'start', NOW).estimatedCompletion).toBeNull();
  });
});

describe('the colour of an efficiency', () => {
  it.each([
    [100, 'good'],
    [90, 'good'],
    [89.9, 'fair'],
    [75, 'fair'],
    [74.9, 'low'],
    [0, 'low'],
  ])('of %d percent is %s', (efficiency, grade) => {
    expect(efficiencyGrade(efficiency)).toBe(grade);
  });
});

describe('the summary of the lines', () => {
  it('averages the efficiency of those that run, and adds up the bottles of the runs under way', () => {
    expect(
      summarize([
        aLine({ efficiency: 90, completed: 10, target: 100 }),
        aLine({ efficiency: 80, completed: 20, target: 100 }),
        aLine({ status: 'paused', efficiency: 70, completed: 70, target: 200 }),
        aLine({ status: 'stopped', efficiency: 0, completed: 5, target: 50 }),
      ]),
    ).toEqual({
      running: 2,
      lines: 4,
      rate: { fraction: 0.25, completed: 100, target: 400, runs: 3 },
      averageEfficiency: 85,
    });
  });

  it('has no average where no line runs', () => {
    expect(summarize([aLine({ status: 'paused' })]).averageEfficiency).toBeNull();
  });
});

it.each([
  [50, 200, 0.25],
  [300, 200, 1],
  [5, 0, null],
])('%d of %d is %s of the way', (completed, target, progress) => {
  expect(progressOf({ completed, target })).toBe(progress);
});

const batch = (id: string, fields: Partial<ProductionBatch> = {}): ProductionBatch => ({
  id,
  lineId: 'line-1',
  product: 'Premium Water 1L',
  size: '1L',
  quantity: 100,
  status: 'scheduled',
  scheduledFor: null,
  updatedAt: null,
  lastCommandId: null,
  ...fields,
});

it('upcoming batches stand by their times, those without one last; what is over is gone', () => {
  const batches = [
    batch('later', { scheduledFor: '2026-01-20T09:00:00Z' }),
    batch('some day'),
    batch('sooner', { scheduledFor: '2026-01-16T09:00:00Z' }),
    batch('over', { status: 'Completed' }),
  ];
  expect(upcomingBatches(batches).map(({ id }) => id)).toEqual(['sooner', 'later', 'some day']);
});

describe('a batch worth planning', () => {
  const low = aStockItem({ inStock: 4, reorderPoint: 10 });
  it('fills the shelf: three times the reorder point', () => {
    expect(suggestBatches([low], [], [])).toEqual([{ item: low, quantity: 26 }]);
  });

  it.each([
    ['there is enough of it', [aStockItem({ inStock: 11 })], [], []],
    ['it is no longer sold', [aStockItem({ archived: true })], [], []],
    ['a batch of it is planned', [low], [batch('b')], []],
    ['one is planned with its size apart', [low], [batch('b', { product: 'premium water' })], []],
    ['a line makes it', [low], [], [aLine()]],
    ['a line that is paused could go on with it', [low], [], [aLine({ status: 'paused' })]],
  ])('is none where %s', (_what, items, batches, lines) => {
    expect(suggestBatches(items, batches, lines)).toEqual([]);
  });

  it('is one where its line has stopped, the emptiest shelf first', () => {
    const empty = aStockItem({ id: '2', name: 'Jar', size: '20L', inStock: 0 });
    const suggested = suggestBatches([low, empty], [], [aLine({ status: 'stopped' })]);
    expect(suggested.map(({ item }) => item.id)).toEqual(['2', '1']);
  });
});

describe('a change of a line', () => {
  const state = { status: 'running', startTime: null, estimatedCompletion: null } as const;
  const change = {
    commandId: 'C1',
    ground: { updatedAt: null, builtOn: [] },
    by: { id: 'admin', name: 'Admin User' },
    lineId: 'line-1',
    name: 'Line 1',
    action: 'pause',
    from: state,
    to: { ...state, status: 'paused' },
  };
  it('is read back from the device as it was, and refused where it is none', () => {
    expect(parseLineChange(JSON.parse(JSON.stringify(change)))).toEqual(change);
    expect(() => parseLineChange({ ...change, lineId: 'a/b' })).toThrow();
    expect(() => parseLineChange({ ...change, action: 'explode' })).toThrow();
  });

  it.each([
    [{ kind: 'conflict', now: 'paused' }, 'conflict'],
    [{ kind: 'gone' }, 'gone'],
    ['denied', 'denied'],
    [{ kind: 'conflict', now: 'on fire' }, 'denied'],
  ])('that was refused for %j says %s', (reason, kind) => {
    expect(parseLineProblem(reason).kind).toBe(kind);
  });
});
