import type { ToDoLabels } from '@/i18n/en/backOffice/toDo';

export const toDo: ToDoLabels = {
  heading: 'अभी के काम',
  pending: 'ऑर्डर मिल गया',
  dueToday: 'आज पहुँचाने हैं',
  late: 'देर से',
  cash: 'लेने के पैसे',
  today: 'आज की बिक्री',
  week: 'इस सप्ताह की बिक्री',
  lastWeekday: (weekday, amount) => `पिछले ${weekday} को इसी समय तक ${amount}`,
  lastWeek: amount => `पिछले सप्ताह इसी समय तक ${amount}`,
};
