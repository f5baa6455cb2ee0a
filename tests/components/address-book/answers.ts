import type { AreaAnswers } from '../../support/components/samples';
import { gradeAnswers, positionAnswers } from './address-book-samples';

export const answers: AreaAnswers = () => ({ ...positionAnswers(), ...gradeAnswers() });
