import * as v from 'valibot';
import { plainPhone } from '../../domain/typed/typed';
import { ClaimState } from '../account-safety/claims';
import { call } from '../call';
import { OBJECT } from '../permission/objects';

const PATH = '/CLStaffIntegrateService/api/staffController';

export const CONTACT_KINDS = ['phone', 'email'] as const;
/** Phone or mail address of an account; each can sign in or prove the owner's identity. */
export type ContactKind = (typeof CONTACT_KINDS)[number];

/**
 * `owner`: the owner agrees by a link sent to their present phone; `colleague`: a second administrator agrees where the
 * owner has lost the phone.
 */
export const AGREEMENTS = ['owner', 'colleague'] as const;
export type Agreement = (typeof AGREEMENTS)[number];

export const ContactRequest = v.object({
  requestNO: v.string(),
  staffNO: v.string(),
  staffName: v.string(),
  kind: v.picklist(CONTACT_KINDS),
  /** New phone or mail address, with its middle hidden. */
  value: v.string(),
  agreement: v.picklist(AGREEMENTS),
  reason: v.string(),
  askerName: v.string(),
  requestState: ClaimState,
  /** ISO instants; `effectTime`: '' before it is known. */
  applyTime: v.string(),
  effectTime: v.string(),
  /** True when the caller may agree to the request. */
  mayAgree: v.boolean(),
  /** True when the caller may end the request. */
  mayEnd: v.boolean(),
});
export type ContactRequest = v.InferOutput<typeof ContactRequest>;

const changing = {
  gateway: 'user',
  needs: 'token',
  mutates: true,
  permission: OBJECT.editStaff,
  changes: ['account-contact'],
  origin: 'suite',
} as const;

/** Key of a request. */
const Key = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(64));

/**
 * Requests another sign-in phone or mail address for a colleague's account; the request alone changes nothing. Throws
 * rowUnknown, contactOfSelf, contactOwnersOnly, contactAwaited, contactRequestOpen, tooManyRequests,
 * safetyBeyondPartner, and fieldsInvalid.
 */
export const applyAccountContact = call({
  ...changing,
  path: `${PATH}/applyAccountContact`,
  body: v.pipe(
    v.object({
      staffNO: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(64)),
      kind: v.picklist(CONTACT_KINDS),
      value: v.pipe(v.string(), v.trim(), v.nonEmpty('请输入新的手机号或邮箱'), v.maxLength(254)),
      agreement: v.picklist(AGREEMENTS),
      reason: v.pipe(
        v.string(),
        v.trim(),
        v.nonEmpty('请输入变更原因'),
        v.maxLength(200, '变更原因不能超过200个字'),
      ),
    }),
    v.transform((body) => (body.kind === 'phone' ? { ...body, value: plainPhone(body.value) } : body)),
    v.forward(
      v.partialCheck(
        [['kind'], ['value']],
        ({ kind, value }) => kind !== 'phone' || /^1[3-9]\d{9}$/.test(value),
        '请输入11位手机号码',
      ),
      ['value'],
    ),
    v.forward(
      v.partialCheck(
        [['kind'], ['value']],
        ({ kind, value }) => kind !== 'email' || v.EMAIL_REGEX.test(value),
        '请输入正确的邮箱地址',
      ),
      ['value'],
    ),
  ),
  result: v.object({ requestNO: v.string() }),
});

/** Returns the requests for staff within the caller's data scope, newest first. */
export const queryAccountContacts = call({
  gateway: 'user',
  path: `${PATH}/queryAccountContacts`,
  body: v.object({
    pageIndex: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)), 1),
    pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 20),
  }),
  result: v.object({ total: v.number(), requestList: v.array(ContactRequest) }),
  needs: 'token',
  permission: OBJECT.editStaff,
  reads: ['account-contact', 'staffMember'],
  origin: 'suite',
});

/**
 * Agrees as the second administrator. After a day, in which the owner can stop it, the request waits for the new phone
 * or mail to be confirmed. Throws contactRequestOver, contactRequestOwn, secondPersonRecent, and the errors of
 * applyAccountContact about the person.
 */
export const agreeAccountContact = call({
  ...changing,
  path: `${PATH}/agreeAccountContact`,
  body: v.object({ key: Key }),
  result: v.object({ effectTime: v.string() }),
});

/**
 * Withdraws the caller's own request, or refuses another's. Throws contactRequestOver, contactOfSelf,
 * safetyBeyondPartner.
 */
export const endAccountContact = call({
  ...changing,
  path: `${PATH}/endAccountContact`,
  body: v.object({ key: Key }),
  result: v.object({}),
});
