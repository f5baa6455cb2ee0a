import { placeOf, type IndifferentNumbers } from '../../support/gateway/indifferent-numbers';

export const indifferent: IndifferentNumbers = {
  'the wallet is for whom the whole enterprise is, as the second account': [
    'applyOfflineRecharge fileNos.0',
    'queryWalletMovements staffNO',
    'saveWalletSettings warnedNOList.0',
    ...placeOf('rechargeNo', 'queryRecharge', 'queryRechargePayUrl', 'withdrawRecharge'),
    'decideWalletReview reviewNo',
  ],
};
