import * as v from 'valibot';
import { call } from '../call';

export const OrganisationKind = v.picklist(['department', 'costCenter', 'accountingEntity', 'company']);
export type OrganisationKind = v.InferOutput<typeof OrganisationKind>;

const OrganisationChoice = v.object({
  no: v.string(),
  name: v.string(),
  /** Of a department, the one above it; '' for none. */
  parentNo: v.string(),
});
export type OrganisationChoice = v.InferOutput<typeof OrganisationChoice>;

/**
 * What a field that names a part of the enterprise can be given: departments within the caller's data scope, cost centres
 * and accounting entities that are open, and the company itself. What is reported on has scopes of its own
 * (`queryReportDimension`).
 */
export const queryOrganisationChoices = call({
  gateway: 'user',
  path: '/CLStaffIntegrateService/api/organisationController/queryOrganisationChoices',
  body: v.object({ kind: OrganisationKind }),
  result: v.object({ choiceList: v.array(OrganisationChoice) }),
  needs: 'token',
  reads: ['department', 'cost', 'permission'],
  origin: 'suite',
});
