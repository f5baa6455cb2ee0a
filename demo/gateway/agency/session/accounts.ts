import type { OperatorAccounts } from '../../server/http/operator';
import { logAgency } from '../log/write';
import { resumeOperator } from './session';

/** Accounts of operators for the calls of all areas. */
export const operatorAccounts: OperatorAccounts = {
  authenticate: resumeOperator,
  log: (tx, { operator, enterpriseNum = null, ...entry }) => {
    const { tmcNumber, operatorNo, operatorName } = operator;
    return logAgency(tx, { ...entry, enterpriseNum, tmcNumber, operatorNo, operatorName });
  },
};
