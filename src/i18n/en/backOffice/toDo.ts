import { labels } from '@/i18n/labels';

/** The dashboard's first row: what there is to do, and how the money comes in. */
export const toDoLabels = labels('toDo', {
  heading: 'To do now',
  pending: 'Pending',
  dueToday: 'Due today',
  late: 'Late',
  cash: 'Cash to collect',
  today: 'Revenue today',
  week: 'Revenue this week',
  /** Up to the same time of that day. */
  lastWeekday: (weekday: string, amount: string) => `${amount} by this time last ${weekday}`,
  lastWeek: (amount: string) => `${amount} by this time last week`,
});

export type ToDoLabels = typeof toDoLabels;
