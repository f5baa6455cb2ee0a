import {
  planContractTerms,
  queryEnterpriseContract,
  setCreditLimit,
  setProductOpen,
  signEnterpriseContract,
  withdrawContractTerms,
} from '../../../../src/contract/agency/contracts';
import type { Area } from '../../server/area';
import { implementOperator } from '../../server/http/operator';
import { limit, plan, sign, withdraw } from './change';
import { setOpen } from './products';
import { findContractOf } from './view';

export const area: Area = {
  name: 'agency/contracts',
  implementations: () => [
    implementOperator(queryEnterpriseContract, findContractOf),
    implementOperator(signEnterpriseContract, sign),
    implementOperator(planContractTerms, plan),
    implementOperator(withdrawContractTerms, withdraw),
    implementOperator(setCreditLimit, limit),
    implementOperator(setProductOpen, setOpen),
  ],
};
