import type { ProductionLine } from '@/domain/production/production';
import { type Alert, timeKey } from './alert';

/** Spec §9: below it efficiency is red, in percent. */
const LOW_EFFICIENCY = 75;

function alertOf({ id: lineId, name, status, efficiency, updatedAt: at }: ProductionLine): Alert | null {
  const known = (kind: Alert['kind']) =>
    ({ id: `${kind}.${lineId}.${timeKey(at)}`, topic: 'production', at }) as const;
  if (status === 'stopped') {
    return { ...known('lineStopped'), severity: 'error', kind: 'lineStopped', lineId, name };
  }
  if (status === 'maintenance') {
    return { ...known('lineInMaintenance'), severity: 'info', kind: 'lineInMaintenance', lineId, name };
  }
  if (status === 'running' && efficiency < LOW_EFFICIENCY) {
    return {
      ...known('lowEfficiency'),
      ...{ severity: 'warning', kind: 'lowEfficiency', lineId, name, efficiency },
    };
  }
  return null;
}

/** Lines that stand or run badly. Since nothing tells when that began, a line that was changed says it anew. */
export function lineAlerts(lines: readonly ProductionLine[]): Alert[] {
  return lines.flatMap(line => alertOf(line) ?? []);
}
