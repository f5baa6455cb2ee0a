import type { AreaAnswers } from '../../support/components/samples';
import { costAnswers } from './cost-samples';
import { importAnswers } from './import-samples';

export const answers: AreaAnswers = () => ({ ...costAnswers(), ...importAnswers() });
