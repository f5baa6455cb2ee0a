import * as v from 'valibot';
import { call } from '../call';
import { ClaimState } from '../account-safety/claims';
import { FileNo, StoredFile } from '../files/files';
import { Keyword, Paging } from './operators';

const BASE = '/agencyController/';

const ClaimNo = v.pipe(v.string(), v.nonEmpty(), v.maxLength(40));
/** Reason of a decision, which the account's owner or the log shows. */
const Reason = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('请输入原因'),
  v.maxLength(200, '原因不能超过200个字'),
);

export const AgencyClaim = v.object({
  claimNo: v.string(),
  userName: v.string(),
  /** Enterprises of the agency in which the account has staff. */
  entNames: v.array(v.string()),
  claimState: ClaimState,
  /** ISO instants; '' for steps that have not happened. */
  applyTime: v.string(),
  decideTime: v.string(),
});
export type AgencyClaim = v.InferOutput<typeof AgencyClaim>;

/** Claims of accounts that have staff in an enterprise of the caller's agency: waiting ones first, the oldest on top. */
export const queryAgencyClaims = call({
  gateway: 'agency',
  path: `${BASE}queryAgencyClaims`,
  body: v.object({
    /** Searches the number, the person and the claimed phone. */
    keyword: Keyword,
    claimState: v.optional(ClaimState),
    ...Paging,
  }),
  result: v.object({ total: v.number(), claimList: v.array(AgencyClaim) }),
  needs: 'operator',
  right: 'readClaims',
  reads: ['agencyClaim'],
  origin: 'suite',
});

/** One claim with all that its decision needs. Throws agencyClaimUnknown. */
export const queryAgencyClaim = call({
  gateway: 'agency',
  path: `${BASE}queryAgencyClaim`,
  body: v.object({ claimNo: ClaimNo }),
  result: v.object({
    ...AgencyClaim.entries,
    loginName: v.string(),
    /** Present contacts of the account, and the claimed phone. */
    telephone: v.string(),
    email: v.string(),
    phone: v.string(),
    reason: v.string(),
    /** Network address of the claimant. */
    address: v.string(),
    effectTime: v.string(),
    refuseReason: v.string(),
    /** The deciding operator of the caller's agency; '' for none, and for an operator of another agency. */
    operatorName: v.string(),
    /** Documents, until they are deleted. */
    fileList: v.array(StoredFile),
  }),
  needs: 'operator',
  right: 'readClaims',
  reads: ['agencyClaim'],
  origin: 'suite',
});

/** Address of a document, for a minute. Each request is logged. Throws agencyClaimUnknown. */
export const openClaimDocument = call({
  gateway: 'agency',
  path: `${BASE}openClaimDocument`,
  body: v.object({ claimNo: ClaimNo, fileNo: FileNo }),
  result: v.object({ downloadUrl: v.string() }),
  needs: 'operator',
  right: 'readClaims',
  reads: ['agencyClaim'],
  discloses: true,
  origin: 'suite',
});

/** Approves a waiting claim, which takes effect after its waiting time. Throws agencyClaimUnknown, claimOver. */
export const approveAgencyClaim = call({
  gateway: 'agency',
  path: `${BASE}approveAgencyClaim`,
  body: v.object({ claimNo: ClaimNo }),
  result: v.object({}),
  needs: 'operator',
  right: 'decideClaims',
  mutates: true,
  changes: ['agencyClaim', 'agencyLog'],
  origin: 'suite',
});

/** Refuses a waiting claim; its account receives the reason. Throws agencyClaimUnknown, claimOver. */
export const refuseAgencyClaim = call({
  gateway: 'agency',
  path: `${BASE}refuseAgencyClaim`,
  body: v.object({ claimNo: ClaimNo, reason: Reason }),
  result: v.object({}),
  needs: 'operator',
  right: 'decideClaims',
  mutates: true,
  changes: ['agencyClaim', 'agencyLog'],
  origin: 'suite',
});

export const LockedAccount = v.object({
  userNo: v.string(),
  userName: v.string(),
  entNames: v.array(v.string()),
  telephone: v.string(),
  /** ISO instant. */
  lockTime: v.string(),
});
export type LockedAccount = v.InferOutput<typeof LockedAccount>;

/** Accounts that a dispute about their phone has closed to sign-ins, the first closed first. */
export const queryLockedAccounts = call({
  gateway: 'agency',
  path: `${BASE}queryLockedAccounts`,
  body: v.object({ keyword: Keyword, ...Paging }),
  result: v.object({ total: v.number(), accountList: v.array(LockedAccount) }),
  needs: 'operator',
  right: 'readClaims',
  reads: ['agencyClaim'],
  origin: 'suite',
});

/** Opens a locked account to sign-ins. `lockTime`: of the row that was shown. Throws lockedAccountChanged. */
export const unlockAccount = call({
  gateway: 'agency',
  path: `${BASE}unlockAccount`,
  body: v.object({
    userNo: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)),
    lockTime: v.pipe(v.string(), v.isoTimestamp()),
    reason: Reason,
  }),
  result: v.object({}),
  needs: 'operator',
  right: 'decideClaims',
  mutates: true,
  changes: ['agencyClaim', 'agencyLog'],
  origin: 'suite',
});
