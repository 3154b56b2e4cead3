import { compareBoth } from './compareBoth';
import { queries } from './queryArbitraries';

compareBoth('queries', queries);
