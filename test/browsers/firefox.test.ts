import { openFirefox } from './firefox.mjs';
import { describeJourneys } from './journeys';

describeJourneys('Firefox', openFirefox);
