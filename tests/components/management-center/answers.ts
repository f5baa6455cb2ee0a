import type { AreaAnswers } from '../../support/components/samples';
import { managementAnswers } from './management-samples';

export const answers: AreaAnswers = managementAnswers;
