import type { AreaAnswers } from '../../support/components/samples';
import { personalAnswers } from './personal-samples';

export const answers: AreaAnswers = () => personalAnswers();
