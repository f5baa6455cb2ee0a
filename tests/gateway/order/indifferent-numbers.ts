import { placeOf, type IndifferentNumbers } from '../../support/gateway/indifferent-numbers';

export const indifferent: IndifferentNumbers = {
  'a file is attached once, and has been to a request by then': placeOf(
    'fileNos.0',
    'changeOrderRefund',
    'refundTicketApply',
  ),
};
