import * as v from 'valibot';
import { call } from '../call';
import { EnterpriseNumber } from './enterprise-setup';

const BASE = '/agencyController/';

/** Reasons why an invitation admits no person; `good`: it does. `notAllowed`: its maker may no longer invite. */
const AGENCY_INVITATION_STATES = ['good', 'withdrawn', 'expired', 'usedUp', 'notAllowed'] as const;
export type AgencyInvitationState = (typeof AGENCY_INVITATION_STATES)[number];

export const AgencyInvitation = v.object({
  invitationNo: v.string(),
  deptName: v.string(),
  positionName: v.string(),
  /** Member of the enterprise in whose name it is. */
  inviterName: v.string(),
  uses: v.number(),
  maxUses: v.number(),
  /** ISO instant. */
  expireTime: v.string(),
  invitationState: v.picklist(AGENCY_INVITATION_STATES),
});
export type AgencyInvitation = v.InferOutput<typeof AgencyInvitation>;

const Choices = v.array(v.object({ no: v.string(), name: v.string() }));

/** The newest invitations of an enterprise, and the choices for another one. */
export const queryEnterpriseInvitations = call({
  gateway: 'agency',
  path: `${BASE}queryEnterpriseInvitations`,
  body: v.object({ enterpriseNum: EnterpriseNumber }),
  result: v.object({
    invitationList: v.array(AgencyInvitation),
    deptList: Choices,
    positionList: Choices,
    /** Staff with an account who may add staff. */
    inviterList: Choices,
  }),
  needs: 'operator',
  right: 'readEnterprises',
  reads: ['agencyInvitation'],
  origin: 'suite',
});

const No = (label: string) => v.pipe(v.string(), v.nonEmpty(`请选择${label}`), v.maxLength(40));
const count = (label: string, most: number) =>
  v.pipe(
    v.number(),
    v.integer(`${label}应为整数`),
    v.minValue(1, `${label}至少为1`),
    v.maxValue(most, `${label}不能超过${most}`),
  );

/** Makes an invitation in the name of a member who may add staff. Its link is shown this once. */
export const addEnterpriseInvitation = call({
  gateway: 'agency',
  path: `${BASE}addEnterpriseInvitation`,
  body: v.object({
    enterpriseNum: EnterpriseNumber,
    deptNo: No('部门'),
    positionNo: No('职位'),
    inviterNo: No('邀请人'),
    maxUses: count('可用人数', 1000),
    days: count('有效天数', 365),
  }),
  result: v.object({ invitationNo: v.string(), url: v.string(), expireTime: v.string() }),
  needs: 'operator',
  right: 'manageEnterprises',
  mutates: true,
  changes: ['agencyInvitation', 'agencyLog'],
  origin: 'suite',
});

/** Withdraws an invitation. Throws enterpriseInvitationOver for one that is unknown or withdrawn. */
export const withdrawEnterpriseInvitation = call({
  gateway: 'agency',
  path: `${BASE}withdrawEnterpriseInvitation`,
  body: v.object({ enterpriseNum: EnterpriseNumber, invitationNo: No('邀请') }),
  result: v.object({}),
  needs: 'operator',
  right: 'manageEnterprises',
  mutates: true,
  changes: ['agencyInvitation', 'agencyLog'],
  origin: 'suite',
});
