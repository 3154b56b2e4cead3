import type { ReactNode } from 'react';
import { DataCheckLink } from '@/components/dataCheck/DataCheckLink';
import { RoomHeading } from '@/components/mirror/RoomHeading';
import { RoomReading } from '@/components/mirror/RoomReading';
import { settingsLabels } from '@/i18n/en/settings';
import { useLabels } from '@/i18n/labels';
import { DeviceSection } from './DeviceSection';
import { ShopSection } from './ShopSection';
import { useShopSettings } from './useShopSettings';

type Props = {
  /** How the app looks and speaks on this device. */
  readonly display: ReactNode;
  /** How it is installed here. */
  readonly install: ReactNode;
};

/** `/admin/dashboard/settings`: the shop's settings, and those of this app on this device. */
export function SettingsPage({ display, install }: Props) {
  const text = useLabels(settingsLabels);
  const { settings, reading } = useShopSettings();
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <RoomHeading title={text.heading} reading={reading}>
        <DataCheckLink />
      </RoomHeading>
      <RoomReading reading={reading} loading={text.loading} failed={text.failed} />
      {settings && <ShopSection settings={settings} />}
      <section
        aria-labelledby="this-app"
        className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5 shadow-card sm:p-6"
      >
        <div>
          <h2 id="this-app" className="font-display text-2xl font-semibold">
            {text.app.heading}
          </h2>
          <p className="text-ink-soft">{text.app.lead}</p>
        </div>
        {display}
        {install}
      </section>
      <DeviceSection />
    </div>
  );
}
