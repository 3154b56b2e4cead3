import { ALERT_SEVERITIES, ALERT_TOPICS, type StandingAlert } from '@/domain/alert/alert';
import { alertsLabels } from '@/i18n/en/alerts';
import { useLabels } from '@/i18n/labels';
import { SelectField } from '@/ui/form/SelectField';
import { type AlertFilters, filterAlerts, STANDINGS } from './alertFilters';

const EVERY = 'all';

type Props = {
  readonly alerts: readonly StandingAlert[];
  readonly filters: AlertFilters;
  readonly onChange: (change: Partial<AlertFilters>) => void;
};

/** The filters over the alerts, each with how many there would be. */
export function AlertToolbar({ alerts, filters, onChange }: Props) {
  const text = useLabels(alertsLabels);
  const counted = (name: string, change: Partial<AlertFilters>) =>
    text.count(name, filterAlerts(alerts, { ...filters, ...change }).length);
  return (
    <div className="grid grid-cols-2 gap-4 *:last:max-sm:col-span-2 sm:grid-cols-3">
      <SelectField
        label={text.severity}
        value={filters.severity ?? EVERY}
        options={[
          { value: EVERY, label: counted(text.everySeverity, { severity: null }) },
          ...ALERT_SEVERITIES.map(severity => ({
            value: severity,
            label: counted(text.severities[severity], { severity }),
          })),
        ]}
        onChoose={chosen => onChange({ severity: chosen === EVERY ? null : chosen })}
      />
      <SelectField
        label={text.topic}
        value={filters.topic ?? EVERY}
        options={[
          { value: EVERY, label: counted(text.everyTopic, { topic: null }) },
          ...ALERT_TOPICS.map(topic => ({ value: topic, label: counted(text.topics[topic], { topic }) })),
        ]}
        onChoose={chosen => onChange({ topic: chosen === EVERY ? null : chosen })}
      />
      <SelectField
        label={text.standing}
        value={filters.standing}
        options={STANDINGS.map(standing => ({
          value: standing,
          label: counted(text.standings[standing], { standing }),
        }))}
        onChoose={standing => onChange({ standing })}
      />
    </div>
  );
}
