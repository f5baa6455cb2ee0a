import type { AreaAnswers } from '../../support/components/samples';
import { mealAnswers } from './meal-samples';

export const answers: AreaAnswers = () => mealAnswers();
