import * as v from 'valibot';
import { call } from '../call';
import { OBJECT } from '../permission/objects';
import { namedOne } from '../resource/values';

const PATH = '/CLStaffIntegrateService/api/inviteManageController';

const Count = v.pipe(v.number(), v.integer(), v.minValue(1));
const PAGE = {
  pageIndex: v.optional(v.pipe(Count, v.maxValue(1_000_000)), 1),
  pageSize: v.optional(v.pipe(Count, v.maxValue(100)), 20),
};
const No = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(64));

/** `notAllowed`: its maker may not add staff to that department any more; it is valid again once they may. */
export const INVITATION_STATES = ['good', 'withdrawn', 'expired', 'usedUp', 'notAllowed'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

export const Invitation = v.object({
  invitationNO: v.string(),
  deptName: v.string(),
  positionName: v.string(),
  inviterName: v.string(),
  maxUses: v.number(),
  uses: v.number(),
  /** True when an administrator must agree before anyone joins by it. */
  needsConsent: v.boolean(),
  createTime: v.string(),
  expireTime: v.string(),
  invitationState: v.picklist(INVITATION_STATES),
});
export type Invitation = v.InferOutput<typeof Invitation>;

const shared = { gateway: 'user', needs: 'token', origin: 'suite' } as const;
const reading = { ...shared, permission: OBJECT.seeInvitations } as const;
const changing = { ...shared, permission: OBJECT.editStaff, mutates: true } as const;

/** Returns the invitations of the enterprise, the newest first. */
export const queryInvitations = call({
  ...reading,
  path: `${PATH}/queryInvitations`,
  body: v.object(PAGE),
  result: v.object({ total: v.number(), invitationList: v.array(Invitation) }),
  reads: ['invitation'],
});

/**
 * Creates an invitation. Only this response contains its link, because the gateway stores only a hash of the token.
 * Throws fieldsInvalid.
 */
export const addInvitation = call({
  ...changing,
  path: `${PATH}/addInvitation`,
  body: v.object({
    department: namedOne('请选择部门'),
    position: namedOne('请选择职位'),
    maxUses: v.pipe(
      v.number('请输入可用人数'),
      v.integer('可用人数应为整数'),
      v.minValue(1, '可用人数至少为1'),
      v.maxValue(1000, '可用人数最多为1000'),
    ),
    days: v.pipe(
      v.number('请输入有效天数'),
      v.integer('有效天数应为整数'),
      v.minValue(1, '有效天数至少为1'),
      v.maxValue(365, '有效天数最多为365'),
    ),
    needsConsent: v.boolean(),
  }),
  result: v.object({ invitationNO: v.string(), link: v.string() }),
  changes: ['invitation'],
});

/** Disables an invitation for further use. Throws rowUnknown, also for one that is withdrawn already. */
export const disableInvitation = call({
  ...changing,
  path: `${PATH}/disableInvitation`,
  body: v.object({ invitationNO: No }),
  result: v.object({}),
  changes: ['invitation'],
});

export const APPLICATION_STATES = ['waiting', 'agreed', 'refused'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** Application to join by an invitation that needs consent. */
export const JoinApplication = v.object({
  applicationNO: v.string(),
  userName: v.string(),
  /** Masked. */
  phone: v.string(),
  deptName: v.string(),
  positionName: v.string(),
  inviterName: v.string(),
  applyTime: v.string(),
  applicationState: v.picklist(APPLICATION_STATES),
  /** Reason of the refusal. */
  reason: v.string(),
  /** '' until it is decided. */
  decidedBy: v.string(),
});
export type JoinApplication = v.InferOutput<typeof JoinApplication>;

/** Returns the enterprise's applications to join, the newest first. */
export const queryJoinApplications = call({
  ...reading,
  path: `${PATH}/queryJoinApplications`,
  body: v.object({ ...PAGE, applicationState: v.optional(v.picklist(APPLICATION_STATES)) }),
  result: v.object({ total: v.number(), applicationList: v.array(JoinApplication) }),
  reads: ['invitation'],
});

const Applications = v.pipe(v.array(No), v.nonEmpty('请选择申请'), v.maxLength(100, '一次最多处理100个申请'));

/**
 * Accepts applicants into the enterprise: into a department, position and grade, or those of their invitations where
 * none is named; all or none. Each applicant is notified by SMS. Throws fieldsInvalid, joinApplicationDecided.
 */
export const agreeJoinApplications = call({
  ...changing,
  path: `${PATH}/agreeJoinApplications`,
  body: v.object({
    applicationNOList: Applications,
    department: v.nullable(namedOne('请选择部门')),
    position: v.nullable(namedOne('请选择职位')),
    grade: v.nullable(namedOne('请选择职级')),
  }),
  result: v.object({}),
  changes: ['invitation', 'staffMember', 'staff', 'department'],
});

/** Refuses applicants and sends each the reason by SMS. Throws joinApplicationDecided. */
export const refuseJoinApplications = call({
  ...changing,
  path: `${PATH}/refuseJoinApplications`,
  body: v.object({
    applicationNOList: Applications,
    reason: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('请输入拒绝原因'),
      v.maxLength(100, '拒绝原因不能超过100个字'),
    ),
  }),
  result: v.object({}),
  changes: ['invitation'],
});
