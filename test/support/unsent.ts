/** What stands beside a change that this device has not sent: held up, or on its way. */
export const UNSENT = /^(Not sent yet|Sending…)$/;
