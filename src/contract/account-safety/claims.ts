import * as v from 'valibot';
import { call } from '../call';
import { FileNos, StoredFile } from '../files/files';
import { Mobile } from '../login/login';
import { CodeInput } from './account-safety';

const BASE = '/CLLOGINBUSSINFOADMINSERVICE/api/accountSafeController/';

/**
 * 待处理; 已通过, which takes effect after a time in which the owner may object; 待确认 by the new phone or mail, a state that
 * only an administrator's request has; 已拒绝; 已撤回 by the claimant; 已撤销 by the owner through the notice sent to the
 * account's phone or mailbox; 已生效.
 */
export const ClaimState = v.picklist([
  'waiting',
  'approved',
  'confirming',
  'refused',
  'withdrawn',
  'denied',
  'done',
]);
export type ClaimState = v.InferOutput<typeof ClaimState>;

/** Maximum number of documents of a claim. */
export const CLAIM_FILES = 3;

/** Claim of an owner who can reach neither the phone nor the mailbox of their account: a new phone, with documents. */
export const AccountClaim = v.object({
  claimNo: v.string(),
  claimState: ClaimState,
  /** New phone, with its middle hidden. */
  phone: v.string(),
  reason: v.string(),
  /**
   * ISO instants; '' for steps that have not happened yet. `effectTime`: when the phone becomes, or became, the
   * account's.
   */
  applyTime: v.string(),
  decideTime: v.string(),
  effectTime: v.string(),
  /** Reason of the refusal; '' otherwise. */
  refuseReason: v.string(),
  /** Documents of the claim, until they are deleted. */
  fileList: v.array(StoredFile),
});
export type AccountClaim = v.InferOutput<typeof AccountClaim>;

/** Returns the caller's last claim, or null when they never made one. Throws safetyBeyondPartner. */
export const queryAccountClaim = call({
  gateway: 'user',
  path: `${BASE}queryAccountClaim`,
  body: v.object({}),
  result: v.object({ claim: v.nullable(AccountClaim) }),
  needs: 'token',
  reads: ['account-safety'],
  origin: 'suite',
});

const ofClaim = { gateway: 'user', needs: 'token', mutates: true, origin: 'suite' } as const;

/** Sends a code to the phone that is claimed for the account. Throws smsTooSoon, codeCapReached, safetyBeyondPartner. */
export const sendClaimCode = call({
  ...ofClaim,
  path: `${BASE}sendClaimCode`,
  body: v.object({ phone: Mobile }),
  result: v.object({ resendAfterSeconds: v.number() }),
  changes: [],
});

/**
 * Claims a new phone for the account; customer service examines the documents. The present phone and mailbox are
 * notified. Throws proofWrong, phoneTaken, claimOpen, fileUnknown, tooManyRequests, safetyBeyondPartner, and
 * fieldsInvalid at `phone` for the present one.
 */
export const applyAccountClaim = call({
  ...ofClaim,
  path: `${BASE}applyAccountClaim`,
  body: v.object({
    phone: Mobile,
    smsCode: CodeInput,
    reason: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('请输入申诉原因'),
      v.maxLength(500, '申诉原因不能超过500个字符'),
    ),
    fileNos: v.pipe(
      FileNos,
      v.minLength(1, '请上传身份证明'),
      v.maxLength(CLAIM_FILES, `最多上传${CLAIM_FILES}个文件`),
    ),
  }),
  result: v.object({ claimNo: v.string() }),
  changes: ['account-safety'],
});

/** Withdraws the claim that has not taken effect yet. Throws claimOver, safetyBeyondPartner. */
export const withdrawAccountClaim = call({
  ...ofClaim,
  path: `${BASE}withdrawAccountClaim`,
  body: v.object({}),
  result: v.object({ claimNo: v.string() }),
  changes: ['account-safety'],
});
