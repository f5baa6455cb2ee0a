import type { AreaAnswers } from '../../support/components/samples';
import { ADVERTS } from './advert-samples';

/** Adverts of a space, with and without a login. */
export const answers: AreaAnswers = () => ({ query: () => ADVERTS });
