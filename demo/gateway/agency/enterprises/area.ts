import {
  addEnterprise,
  renewAdministratorLink,
  stopEnterprise,
} from '../../../../src/contract/agency/enterprise-setup';
import { queryAgencyEnterprise, queryAgencyEnterprises } from '../../../../src/contract/agency/enterprises';
import { openEnterpriseView } from '../../../../src/contract/agency/view';
import '../../account-safety/events';
import type { Area } from '../../server/area';
import { implementOperator } from '../../server/http/operator';
import { logPasswordEnded } from './password-ended';
import { findEnterprise, findEnterprises } from './queries';
import { add, renewLink } from './set-up';
import { stop } from './stop';
import { logLook, openView } from './view';

export const area: Area = {
  name: 'agency/enterprises',
  onEvent: { 'portal.lookedAt': logLook, 'account.passwordEnded': logPasswordEnded },
  implementations: ({ config }) => [
    implementOperator(queryAgencyEnterprises, ({ db, operator }, asked) =>
      findEnterprises(db, operator, asked),
    ),
    implementOperator(queryAgencyEnterprise, ({ db, operator }, { enterpriseNum }) =>
      findEnterprise(db, operator, enterpriseNum),
    ),
    implementOperator(stopEnterprise, stop),
    implementOperator(openEnterpriseView, (context, asked) => openView(context, asked, config.publicUrl)),
    implementOperator(addEnterprise, (context, values) => add(context, values, config.publicUrl)),
    implementOperator(renewAdministratorLink, (context, asked) =>
      renewLink(context, asked, config.publicUrl),
    ),
  ],
};
