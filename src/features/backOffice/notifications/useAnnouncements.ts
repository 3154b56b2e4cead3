import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { alertAddress } from '@/components/alert/alertAddress';
import { alertText } from '@/components/alert/alertText';
import { announceAlerts, announceArrivals, subscribeToActions } from '@/data/alert/announce';
import { announced, announcingBegan } from '@/data/alert/announcementsSlice';
import { toldAs } from '@/domain/alert/alert';
import { payablePaise } from '@/domain/order/order';
import { orderNumber } from '@/domain/order/orderNumber';
import { alertsLabels } from '@/i18n/en/backOffice/alerts';
import { announcementsLabels } from '@/i18n/en/backOffice/announcements';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { orderAddress } from '@/lib/addresses';
import { formatRupees } from '@/lib/number/money';
import { PATHS } from '@/lib/paths';
import { inSentence } from '@/lib/text/inSentence';
import { allowChime, chime, createUnseenBadge } from '@/services/platform/attention';
import { useAppDispatch } from '@/store/hooks';
import { selectOffice } from '@/store/preferences/officeChoices';
import type { RootState } from '@/store/rootState';
import type { AppThunk } from '@/store/thunk';
import { selectMirrored } from '@/sync/mirror/mirrorSelectors';
import type { News } from './notificationRules';

type Announced = ReturnType<typeof announced>['payload'];

/** Tabs of one device ring as one: whether it is this one. It is the first that was touched, until it is closed. */
const claimChime =
  (released: Promise<void>, onClaimed: () => void): AppThunk<void> =>
  (_dispatch, _getState, { locks }) => {
    void locks.whenFree('chime', () => {
      onClaimed();
      return released;
    });
  };

/** Prepares the chime; returns the function that plays it. */
function useChime(): () => void {
  const store = useStore<RootState>();
  const dispatch = useAppDispatch();
  const mayRing = useRef(false);
  useEffect(() => {
    const ended = new AbortController();
    const released = new Promise<void>(resolve => {
      ended.signal.addEventListener('abort', () => resolve());
    });
    let touched = false;
    const touch = () => {
      if (touched) return;
      touched = true;
      allowChime();
      dispatch(
        claimChime(released, () => {
          mayRing.current = !ended.signal.aborted;
        }),
      );
    };
    for (const kind of ['pointerdown', 'keydown']) {
      document.addEventListener(kind, touch, { signal: ended.signal });
    }
    return () => {
      mayRing.current = false;
      ended.abort();
    };
  }, [dispatch]);
  return () => {
    const { chime: volume } = selectOffice(store.getState());
    if (mayRing.current && volume !== 'off') chime(volume).catch(() => {});
  };
}

/**
 * Announces what happens while the back office is open, whatever page is on screen: orders as they come into the mirror,
 * and of the bell's news the alerts that arise. Each is told once: by a toast, a chime, and the number in the tab's title.
 */
export function useAnnouncements(uid: string, news: News): void {
  const store = useStore<RootState>();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const labels = useLabels(announcementsLabels);
  const alertsText = useLabels(alertsLabels);
  const common = useLabels(commonLabels);
  const ring = useChime();

  async function showToast({ orderIds, alertIds }: Announced): Promise<void> {
    const { showActionToast } = await import('@/ui/toast/actionToast');
    // The last one makes way for the next: together they would cover what is being worked on.
    const show = (message: string, to: string, about: string) =>
      showActionToast(message, { label: labels.view, onAct: () => navigate(to) }, about, 'plain');
    const [orderId = '', ...otherOrders] = orderIds;
    const order = selectMirrored(store.getState(), 'orders')?.rows[orderId];
    if (otherOrders.length > 0) show(labels.newOrders(orderIds.length), PATHS.adminOrders, 'orders');
    else if (order) {
      const customer = inSentence(order.customerName || alertsText.noName);
      const message = labels.newOrder(orderNumber(order.id), formatRupees(payablePaise(order)), customer);
      show(message, orderAddress(order.id), 'orders');
    }
    const arisen = alerts.current.filter(alert => alertIds.includes(toldAs(alert)));
    const [alert] = arisen;
    if (arisen.length > 1) show(labels.newAlerts(arisen.length), PATHS.alerts, 'alerts');
    else if (alert) show(alertText(alert, alertsText, common).title, alertAddress(alert), 'alerts');
  }

  const alerts = useRef(news.alerts);
  const tell = useRef<(what: Announced) => void>(undefined);
  useEffect(() => {
    alerts.current = news.alerts;
    tell.current = what => {
      ring();
      // Without its code the bell still counts.
      showToast(what).catch(() => {});
    };
  });

  useEffect(() => {
    dispatch(announcingBegan({ uid }));
    return dispatch(announceArrivals());
  }, [dispatch, uid]);

  useEffect(() => {
    const unseen = createUnseenBadge();
    const stop = dispatch(
      subscribeToActions((action, { announcements }) => {
        if (announced.match(action)) tell.current?.(action.payload);
        unseen.show(announcements?.orderIds.length ?? 0);
      }),
    );
    return () => {
      stop();
      unseen.show(0);
    };
  }, [dispatch]);

  useEffect(() => {
    if (news.whole && news.synced) dispatch(announceAlerts(news.alerts));
  }, [dispatch, news]);
}
