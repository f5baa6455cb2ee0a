import type { AreaAnswers } from '../../support/components/samples';
import { cityTierAnswers, tierCityAnswers } from './city-samples';
import { overReasonAnswers } from './over-reason-samples';

export const answers: AreaAnswers = () => ({
  ...overReasonAnswers(),
  ...cityTierAnswers(),
  ...tierCityAnswers(),
});
