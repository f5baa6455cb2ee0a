import { placeOf, placesOf, type IndifferentNumbers } from '../../support/gateway/indifferent-numbers';

export const indifferent: IndifferentNumbers = {
  'bills are for whom the whole enterprise is, as the second account': [
    ...placeOf('disputeNo', 'addDisputeMessage', 'querySettleDispute', 'withdrawDispute'),
    ...placeOf('fileNoList.0', 'addDisputeMessage', 'disputeBillLines'),
    ...placeOf(
      'billNo',
      'addBillComparison',
      'beginBillPayment',
      'confirmSettleBill',
      'disputeBillLines',
      'paySettleBill',
      'queryBillComparisons',
      'querySettleBill',
      'querySettleBillGroups',
      'querySettleDisputes',
      'querySettlePayment',
    ),
    ...placeOf(
      'comparisonNo',
      'matchBillComparison',
      'queryBillComparison',
      'queryComparedLines',
      'removeBillComparison',
    ),
    ...placesOf(
      'querySettleBillLines',
      'billNo',
      'costCenterNOList.0',
      'deptNOList.0',
      'entityNOList.0',
      'travellerNOList.0',
    ),
  ],
  'who may use products is for whom settles, as the second account': placesOf(
    'saveSettleProduct',
    'deptArray.0.orgnaizeID',
    'personArray.0.staffID',
    'positionArray.0.positionNO',
  ),
};
