import { queryAgencyEnterprise, queryAgencyEnterprises } from '../../../../src/contract/agency/enterprises';
import type { Area } from '../../server/area';
import { implementOperator } from '../../server/http/operator';
import { findEnterprise, findEnterprises } from './queries';

export const area: Area = {
  name: 'agency/enterprises',
  implementations: () => [
    implementOperator(queryAgencyEnterprises, ({ db, operator }, asked) =>
      findEnterprises(db, operator, asked),
    ),
    implementOperator(queryAgencyEnterprise, ({ db, operator }, { enterpriseNum }) =>
      findEnterprise(db, operator, enterpriseNum),
    ),
  ],
};
