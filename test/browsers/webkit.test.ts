import { describeJourneys } from './journeys';
import { openWebKit } from './webkit';

describeJourneys('WebKit', openWebKit);
