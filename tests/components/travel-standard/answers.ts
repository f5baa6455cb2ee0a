import type { AreaAnswers } from '../../support/components/samples';
import { cityTierAnswers, tierCityAnswers } from './city-samples';
import { overReasonAnswers } from './over-reason-samples';
import { standardAnswers } from './standard-samples';

export const answers: AreaAnswers = () => ({
  ...overReasonAnswers(),
  ...standardAnswers(),
  ...cityTierAnswers(),
  ...tierCityAnswers(),
});
