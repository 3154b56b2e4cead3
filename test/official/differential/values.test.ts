import { compareBoth } from './compareBoth';
import { valueRequests } from './valueRequests';

compareBoth('values', valueRequests);
