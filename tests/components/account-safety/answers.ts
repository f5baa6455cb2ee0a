import type { AreaAnswers } from '../../support/components/samples';
import { safetyAnswers } from './safety-samples';

export const answers: AreaAnswers = () => safetyAnswers();
