import type { AreaAnswers } from '../../support/components/samples';
import { overReasonAnswers } from './over-reason-samples';

export const answers: AreaAnswers = () => overReasonAnswers();
