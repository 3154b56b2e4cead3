/** What brings the endpoint of a thing's last change: a replay has to know it. */
export const load = () => import('./ChangesOf');
