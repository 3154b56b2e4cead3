import { skipToken } from '@reduxjs/toolkit/query';
import { type ReactNode, useMemo } from 'react';
import { DataCheckLink } from '@/components/dataCheck/DataCheckLink';
import { ChangeHistory } from '@/components/history/ChangeHistory';
import { MirrorProgress } from '@/components/mirror/MirrorProgress';
import { StaffPageHeading } from '@/components/mirror/StaffPageHeading';
import { useOutboxOwner } from '@/data/order/useOrdersWithEdits';
import { staffShopReads } from '@/data/shop/staffShopReads';
import { UPDATE_SHOP } from '@/domain/shop/shopEdit';
import { settingsLabels } from '@/i18n/en/backOffice/settings';
import { useLabels } from '@/i18n/labels';
import type { AppError } from '@/lib/appError';
import { queryFailure } from '@/store/api/queryFailure';
import { selectOnline } from '@/store/connectivitySlice';
import { useAppSelector } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import type { MirrorReading } from '@/sync/mirror/useMirror';
import { commandsSelector } from '@/sync/outbox/commandsSelector';
import { DeviceSection } from './DeviceSection';
import { PeopleSection } from './people/PeopleSection';
import { applyPendingShopEdits, type ShopWithEdits } from './queuedShop';
import { ShopSection } from './ShopSection';

const selectShopEdits = commandsSelector(UPDATE_SHOP);

/** The shop's settings with the person's own edits over them, null before they were read; and how their reading stands. */
function useShopSettings(): { settings: ShopWithEdits | null; reading: MirrorReading } {
  const uid = useAuth().session.user?.id;
  const online = useAppSelector(selectOnline);
  const owner = useOutboxOwner();
  const entries = useAppSelector(state => selectShopEdits(state, owner));
  const { data, error, isFetching, refetch } = staffShopReads.useGetStaffShopQuery(uid ?? skipToken, {
    refetchOnReconnect: true,
    refetchOnMountOrArgChange: true,
  });
  const stored = data?.items[0];
  const settings = useMemo(
    () => (stored ? applyPendingShopEdits(stored, entries, owner) : null),
    [stored, entries, owner],
  );

  function failureOf(): AppError | null {
    if (!settings && isFetching) return null;
    if (error) return queryFailure(error);
    return online ? null : { kind: 'offline', code: 'network' };
  }

  return {
    settings,
    reading: {
      complete: settings !== null,
      progress: null,
      failure: failureOf(),
      readAt: data?.asOf ?? null,
      reading: isFetching,
      live: false,
      latestOnly: false,
      read: () => void refetch(),
    },
  };
}

type Props = {
  /** How the app looks and speaks on this device. */
  readonly display: ReactNode;
  /** How it is installed here. */
  readonly install: ReactNode;
};

/** `/admin/dashboard/settings`: the shop's settings, and those of this app on this device. */
export function SettingsPage({ display, install }: Props) {
  const labels = useLabels(settingsLabels);
  const { settings, reading } = useShopSettings();
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <StaffPageHeading title={labels.heading} reading={reading}>
        <DataCheckLink />
      </StaffPageHeading>
      <MirrorProgress reading={reading} loading={labels.loading} failed={labels.failed} />
      {settings && <ShopSection settings={settings} />}
      {settings && <ChangeHistory kind="settings" id="shop" lastCommandId={settings.stored.lastCommandId} />}
      <PeopleSection />
      <section
        aria-labelledby="this-app"
        className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5 shadow-card sm:p-6"
      >
        <div>
          <h2 id="this-app" className="font-display text-2xl font-semibold">
            {labels.app.heading}
          </h2>
          <p className="text-ink-soft">{labels.app.lead}</p>
        </div>
        {display}
        {install}
      </section>
      <DeviceSection />
    </div>
  );
}
