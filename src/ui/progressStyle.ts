/** The look of a `<progress>`: left to the browser its bar is green, whatever the accent. */
export const PROGRESS_CLASS =
  'block h-2.5 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-brand';
