import type { AreaAnswers } from '../../support/components/samples';
import { companyAnswers } from './company-samples';

export const answers: AreaAnswers = () => companyAnswers().answers;
