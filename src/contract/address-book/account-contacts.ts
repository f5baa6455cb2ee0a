import * as v from 'valibot';
import { plainPhone } from '../../domain/typed/typed';
import { ClaimState } from '../account-safety/claims';
import { call } from '../call';
import { OBJECT } from '../permission/objects';

const PATH = '/CLStaffIntegrateService/api/staffController';

export const CONTACT_KINDS = ['phone', 'email'] as const;
/** The phone or the mail of an account: each signs in or proves the owner's identity. */
export type ContactKind = (typeof CONTACT_KINDS)[number];

/** Its owner agrees by a link that their present phone gets; where they have lost it, a second administrator does. */
export const AGREEMENTS = ['owner', 'colleague'] as const;
export type Agreement = (typeof AGREEMENTS)[number];

export const ContactRequest = v.object({
  requestNO: v.string(),
  staffNO: v.string(),
  staffName: v.string(),
  kind: v.picklist(CONTACT_KINDS),
  /** The new phone or mail, with its middle hidden. */
  value: v.string(),
  agreement: v.picklist(AGREEMENTS),
  reason: v.string(),
  askerName: v.string(),
  requestState: ClaimState,
  /** ISO instants; `effectTime`: '' before it is known. */
  applyTime: v.string(),
  effectTime: v.string(),
  /** May the caller agree to it? */
  mayAgree: v.boolean(),
  /** May the caller end it? */
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

/** Of a request. */
const Key = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(64));

/**
 * Asks for another sign-in phone or mail of somebody's account; nothing changes by it alone. Throws rowUnknown, contactOfSelf,
 * contactOwnersOnly, contactAwaited, contactRequestOpen, tooManyRequests, safetyBeyondPartner,
 * and fieldsInvalid.
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

/** Those for the staff within the caller's data scope, the newest first. */
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
 * A second administrator agrees: it waits for the new phone or mail after a day, in which the owner can stop it. Throws
 * contactRequestOver, contactRequestOwn, secondPersonRecent, and the errors of applyAccountContact about the person.
 */
export const agreeAccountContact = call({
  ...changing,
  path: `${PATH}/agreeAccountContact`,
  body: v.object({ key: Key }),
  result: v.object({ effectTime: v.string() }),
});

/** Takes it back, or refuses another's. Throws contactRequestOver, contactOfSelf, safetyBeyondPartner. */
export const endAccountContact = call({
  ...changing,
  path: `${PATH}/endAccountContact`,
  body: v.object({ key: Key }),
  result: v.object({}),
});
