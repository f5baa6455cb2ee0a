import type { AreaAnswers } from '../../support/components/samples';
import { agencyAnswers } from './agency-samples';

export const answers: AreaAnswers = () => agencyAnswers();
