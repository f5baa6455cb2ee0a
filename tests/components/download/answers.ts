import type { AreaAnswers } from '../../support/components/samples';
import { exportAnswers } from './export-samples';

export const answers: AreaAnswers = () => exportAnswers();
