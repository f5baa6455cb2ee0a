import type { AreaAnswers } from '../../support/components/samples';
import { ADVERTS } from './advert-samples';

/** The adverts of a space, with and without login. */
export const answers: AreaAnswers = () => ({ query: () => ADVERTS });
