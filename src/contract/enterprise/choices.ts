import * as v from 'valibot';
import { call } from '../call';

export const OrganisationKind = v.picklist(['department', 'costCenter', 'accountingEntity', 'company']);
export type OrganisationKind = v.InferOutput<typeof OrganisationKind>;

const OrganisationChoice = v.object({
  no: v.string(),
  name: v.string(),
  /** For a department, its parent; '' for none. */
  parentNo: v.string(),
});
export type OrganisationChoice = v.InferOutput<typeof OrganisationChoice>;

/**
 * Returns choices for fields that name a part of the enterprise: departments within the caller's data scope, cost
 * centres and accounting entities that are open, and the company itself. Reports have scopes of their own
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
