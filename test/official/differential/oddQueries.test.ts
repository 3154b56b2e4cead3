import { compareBoth } from './compareBoth';
import { oddQueries } from './oddQueries';

compareBoth('odd queries', oddQueries);
