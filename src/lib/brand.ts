/** What the shop is called. The page's title and the installed app say it too; on the bottles it is drawn (`bottleShapes.svg`). */
export const BRAND = 'Eawa';
