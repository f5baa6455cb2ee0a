import * as v from 'valibot';
import { call } from '../call';

const BASE = '/CLLOGINBUSSINFOADMINSERVICE/api/personalInfoController/';
const common = { gateway: 'user', needs: 'token', origin: 'suite' } as const;

/**
 * Notices that come by mail beside the portal, unless one does without: what waits for one to decide, what became of one's own
 * applications, what becomes of the orders one has booked, and of a low balance where one is to be told of it.
 */
export const MailedNotice = v.picklist([
  'asking',
  'outcome',
  'issued',
  'notIssued',
  'changed',
  'refunded',
  'unpaidSoon',
  'balanceLow',
]);
export type MailedNotice = v.InferOutput<typeof MailedNotice>;

/** Which notices the caller gets by mail, in the enterprise in use. In the portal they get all of them. */
export const queryNoticeChoices = call({
  ...common,
  path: `${BASE}queryNoticeChoices`,
  body: v.object({}),
  result: v.object({ mailed: v.array(MailedNotice) }),
  reads: ['notice-choice'],
});

/** From the next notice on. */
export const saveNoticeChoices = call({
  ...common,
  path: `${BASE}saveNoticeChoices`,
  body: v.object({ mailed: v.pipe(v.array(MailedNotice), v.maxLength(MailedNotice.options.length)) }),
  result: v.object({}),
  mutates: true,
  changes: ['notice-choice'],
});
