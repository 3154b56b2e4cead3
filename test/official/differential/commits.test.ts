import { commits } from './commitArbitraries';
import { compareBoth } from './compareBoth';

compareBoth('commits', commits);
