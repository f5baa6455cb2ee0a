import * as v from 'valibot';
import { call } from '../call';
import { ApplyType } from './approval';
import { FormFields, TripTolerance } from './trip';

/** A form with which staff apply (specification 3, approval template); the default one comes first. */
export const ApprovalTemplate = v.object({
  templateTypeID: v.string(),
  templateTypeName: v.string(),
  applicationBusinessType: ApplyType,
  applicationTableID: v.string(),
  applicationTableVersion: v.number(),
  /** Address of the form on the portal's site; empty where none is set. */
  formURL: v.string(),
  iconUrl: v.string(),
  /** Field rules of this version of the form. */
  formFields: FormFields,
  /** null: every change of an approved trip requires a new approval. */
  tolerance: v.nullable(TripTolerance),
});

export type ApprovalTemplate = v.InferOutput<typeof ApprovalTemplate>;

/** Returns the forms in use with which the staff of an enterprise apply (specification 7.6: the body is its number). */
export const queryTemplateTypes = call({
  gateway: 'service',
  path: '/clApproveIntegrateService/api/approvalFlowController/queryTemplateTypes',
  body: v.pipe(v.string(), v.nonEmpty('缺少企业编号')),
  result: v.array(ApprovalTemplate),
  needs: 'token',
  reads: ['setting'],
});

/** The same for the caller's current enterprise, as the booking calls it (specification 7.6: the body is fixed). */
export const queryTemplateTypesInUse = call({
  gateway: 'service',
  path: '/CLAPPROVEINTEGRATESERVICE/sppubapi/approval/queryTemplateTypes',
  body: v.object({ requestSource: v.literal('bussUserWeb'), version: v.literal(0) }),
  result: v.array(ApprovalTemplate),
  needs: 'token',
  reads: ['setting'],
});
