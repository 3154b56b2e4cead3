/** What the shop is called. The page's title and the installed app say it too; the bottles' labels have it drawn (`moulds.svg`). */
export const BRAND = 'Eawa';
