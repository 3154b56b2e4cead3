import type { StandingAlert } from '@/domain/alert/alert';
import type { AlertSaying } from '@/domain/alert/alertUpdate';
import { alertsLabels } from '@/i18n/en/alerts';
import { useLabels } from '@/i18n/labels';
import type { Page } from '@/lib/page';
import { Pagination } from '@/ui/list/Pagination';
import { AlertCard } from './AlertCard';

type Props = {
  readonly page: Page<StandingAlert>;
  readonly onPage: (page: number) => void;
  readonly onSay: (alert: StandingAlert, saying: AlertSaying, title: string) => void;
};

export function AlertList({ page, onPage, onSay }: Props) {
  const text = useLabels(alertsLabels);
  return (
    <>
      <ul aria-label={text.list} className="flex flex-col gap-3">
        {page.rows.map(alert => (
          <li key={alert.id}>
            <AlertCard alert={alert} onSay={(saying, title) => onSay(alert, saying, title)} />
          </li>
        ))}
      </ul>
      <Pagination
        label={text.pages}
        summary={text.showing(page.from, page.to, page.total)}
        page={page.number}
        pageCount={page.count}
        text={text}
        onPage={onPage}
      />
    </>
  );
}
