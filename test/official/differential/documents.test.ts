import { compareBoth } from './compareBoth';
import { documentRequests } from './documentArbitraries';

compareBoth('documents', documentRequests);
