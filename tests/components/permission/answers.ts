import type { AreaAnswers } from '../../support/components/samples';
import { roleAnswers, subManagerAnswers } from './permission-samples';

export const answers: AreaAnswers = () => ({ ...roleAnswers(), ...subManagerAnswers() });
