import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { sessionChanged } from '@/store/session/session';

/** How many unseen orders are remembered, the latest; with more than that people open the list. */
export const MAX_UNSEEN = 1000;

/** What has been announced to the person on this device since their session began here. */
export type AnnouncementsState = {
  readonly uid: string;
  /** Orders that arrived and nobody has looked at since, the oldest first; the latest of more than `MAX_UNSEEN`. */
  readonly orderIds: readonly string[];
  /**
   * Alerts that were there at the beginning or have been announced, as long as they are there; null until all that alerts are
   * computed from has been read from the server.
   */
  readonly alertIds: readonly string[] | null;
};

/** From now on there is somebody to announce to. */
export const announcingBegan = createAction<{ readonly uid: string }>('announcements/began');

/** Of the alerts that are there, those that are no news: at the beginning all. */
export const alertsKnown = createAction<{ readonly alertIds: readonly string[] }>(
  'announcements/alertsKnown',
);

/** Orders that arrived, alerts that arose: told once. */
export const announced = createAction<{
  readonly orderIds: readonly string[];
  readonly alertIds: readonly string[];
}>('announcements/announced');

/** The list of orders was on a screen that was looked at. */
export const ordersSeen = createAction('announcements/ordersSeen');

/** Null before the back office has been opened: what happens until then is announced to nobody. */
export function announcementsReducer(
  state: AnnouncementsState | null = null,
  action: UnknownAction,
): AnnouncementsState | null {
  if (sessionChanged.match(action)) {
    const { area, user } = action.payload;
    return area === 'back-office' && user?.id !== state?.uid ? null : state;
  }
  if (announcingBegan.match(action)) {
    const { uid } = action.payload;
    return state?.uid === uid ? state : { uid, orderIds: [], alertIds: null };
  }
  if (!state) return state;
  if (alertsKnown.match(action)) return { ...state, alertIds: action.payload.alertIds };
  if (announced.match(action)) {
    const { orderIds, alertIds } = action.payload;
    return {
      ...state,
      orderIds: [...state.orderIds, ...orderIds].slice(-MAX_UNSEEN),
      alertIds: alertIds.length === 0 ? state.alertIds : [...(state.alertIds ?? []), ...alertIds],
    };
  }
  if (ordersSeen.match(action)) return state.orderIds.length === 0 ? state : { ...state, orderIds: [] };
  return state;
}

declare module '@/store/rootState' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be augmented
  interface RootState {
    readonly announcements: AnnouncementsState | null;
  }
}
