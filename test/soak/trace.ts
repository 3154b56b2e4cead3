/** With `SOAK_TRACE=1` every step, action and request is told as it happens: for one script, not for a thousand. */
const isOn = process.env.SOAK_TRACE === '1';

export function trace(nowMs: number, who: string, what: string): void {
  if (isOn) console.warn(`${new Date(nowMs).toISOString().slice(11)} ${who} ${what}`);
}
