import { placeOf, placesOf, type IndifferentNumbers } from '../../support/gateway/indifferent-numbers';

export const indifferent: IndifferentNumbers = {
  'the first account may not keep cost centres: the second may': [
    ...placesOf('closeCostObjects', 'closingList.0.no', 'successorNO'),
    ...placesOf('moveCostObject', 'no', 'parentNO'),
    ...placesOf('saveCostObject', 'deptNOList.0', 'no', 'ownerNO', 'parentNO', 'staffNOList.0'),
    ...placeOf('no', 'queryCostObject', 'queryCostObjectChanges', 'reopenCostObject'),
    'queryCostObjects parentNO',
  ],
  'budgets are for whom the whole enterprise is, as the second account': [
    'queryCostCenterBudgets costCenterNOList.0',
    'saveCostCenterBudget costCenterNO',
  ],
  'the sample is a file of staff, and none that is written as a whole': placeOf(
    'importJobNo',
    'confirmImportJob',
    'matchImportColumns',
    'queryCheckedFile',
  ),
};
