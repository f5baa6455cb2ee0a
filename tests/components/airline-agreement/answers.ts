import type { AreaAnswers } from '../../support/components/samples';
import { whitelistAnswers, whitelistStaffAnswers } from './whitelist-samples';

export const answers: AreaAnswers = () => ({ ...whitelistAnswers(), ...whitelistStaffAnswers() });
