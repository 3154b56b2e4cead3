// @bundle labels-hi

import type { Translation } from '@/i18n/labels';

const catalogues = import.meta.glob<Translation>(['./*.ts', '!./translation.ts'], { eager: true });

/** The whole app in Hindi: one chunk, which only those load who read it. */
export const translation: Translation = Object.assign({}, ...Object.values(catalogues));
