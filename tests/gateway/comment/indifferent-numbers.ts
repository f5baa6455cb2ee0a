import type { IndifferentNumbers } from '../../support/gateway/indifferent-numbers';

export const indifferent: IndifferentNumbers = {
  'what was not flown yet is commented on no more than what there is not': [
    'saveOwnComment orderNo',
    'deleteOwnComment orderNo',
  ],
};
