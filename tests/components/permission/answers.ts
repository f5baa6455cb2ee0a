import type { AreaAnswers } from '../../support/components/samples';
import { roleAnswers } from './permission-samples';

export const answers: AreaAnswers = () => roleAnswers();
