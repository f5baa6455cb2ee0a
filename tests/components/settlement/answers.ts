import type { AreaAnswers } from '../../support/components/samples';
import { reconciliationAnswers } from './reconciliation-samples';
import { settlementAnswers } from './settlement-answers';

export const answers: AreaAnswers = () => ({ ...settlementAnswers(), ...reconciliationAnswers() });
