import * as v from 'valibot';
import { call } from '../call';

const BASE = '/CLLOGINBUSSINFOADMINSERVICE/api/personalInfoController/';
const common = { gateway: 'user', needs: 'token', origin: 'suite' } as const;

/**
 * Notices whose channels a user can choose, by subject: applications to decide, outcomes of one's own applications,
 * one's booked orders, and a low balance where one is a recipient. Notices of account safety, of copies and of
 * delegates are excluded.
 */
export const ChosenNotice = v.picklist([
  'asking',
  'outcome',
  'issued',
  'notIssued',
  'changed',
  'refunded',
  'unpaidSoon',
  'balanceLow',
]);
export type ChosenNotice = v.InferOutput<typeof ChosenNotice>;

/** Channels of a notice. SMS are in Chinese and without a link. */
export const NoticeWay = v.picklist(['portal', 'mail', 'sms']);
export type NoticeWay = v.InferOutput<typeof NoticeWay>;

/** Channels of users who have chosen none. */
export const USUAL_WAYS: readonly NoticeWay[] = ['portal', 'mail'];

const Ways = v.pipe(v.array(NoticeWay), v.maxLength(NoticeWay.options.length));

export const NoticeChoices = v.object({
  /** Channels in the enterprise in use; with none, these notices are not sent. */
  ways: v.object(v.entriesFromList(ChosenNotice.options, Ways)),
  /** Language of all mails to the account. */
  mailLocale: v.picklist(['zh-CN', 'en']),
});
export type NoticeChoices = v.InferOutput<typeof NoticeChoices>;

/** Returns the caller's channels by kind of notice, and the language of mails. */
export const queryNoticeChoices = call({
  ...common,
  path: `${BASE}queryNoticeChoices`,
  body: v.object({}),
  result: NoticeChoices,
  reads: ['notice-choice'],
});

/** Saves them, effective from the next notice and the next mail. */
export const saveNoticeChoices = call({
  ...common,
  path: `${BASE}saveNoticeChoices`,
  body: NoticeChoices,
  result: v.object({}),
  mutates: true,
  changes: ['notice-choice'],
});
