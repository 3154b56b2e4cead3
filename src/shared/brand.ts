/** What the shop is called. The page's title, the installed app and the label on every bottle say it too. */
export const BRAND = 'Eawa';
