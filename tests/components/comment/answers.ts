import type { AreaAnswers } from '../../support/components/samples';
import { commentAnswers } from './comment-samples';

export const answers: AreaAnswers = () => commentAnswers();
