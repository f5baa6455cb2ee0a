import type { AreaAnswers } from '../../support/components/samples';
import { hotelAnswers } from './hotel-samples';

export const answers: AreaAnswers = () => hotelAnswers();
