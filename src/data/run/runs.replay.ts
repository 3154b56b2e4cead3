/** What the commands of runs bring: no page that is there from the start needs it. */
export const load = () => import('./runCommandsApi');
