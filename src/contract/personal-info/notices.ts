import * as v from 'valibot';
import { call } from '../call';

const BASE = '/CLLOGINBUSSINFOADMINSERVICE/api/personalInfoController/';
const common = { gateway: 'user', needs: 'token', origin: 'suite' } as const;

/**
 * Notices whose ways one chooses, by what they are about: what waits for one to decide, what became of one's own applications,
 * what becomes of the orders one has booked, and a low balance where one is to be told of it. Those of account safety, of copies
 * and of delegates are not among them.
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

/** In which ways a notice comes. By SMS it is told in Chinese and without a link. */
export const NoticeWay = v.picklist(['portal', 'mail', 'sms']);
export type NoticeWay = v.InferOutput<typeof NoticeWay>;

/** Of whoever has chosen none. */
export const USUAL_WAYS: readonly NoticeWay[] = ['portal', 'mail'];

const Ways = v.pipe(v.array(NoticeWay), v.maxLength(NoticeWay.options.length));

export const NoticeChoices = v.object({
  /** In the enterprise in use. None: nothing is told of such a thing. */
  ways: v.object(v.entriesFromList(ChosenNotice.options, Ways)),
  /** The language that mails to the account are in, whatever they are about. */
  mailLocale: v.picklist(['zh-CN', 'en']),
});
export type NoticeChoices = v.InferOutput<typeof NoticeChoices>;

/** In which ways the caller is told of what, and in which language by mail. */
export const queryNoticeChoices = call({
  ...common,
  path: `${BASE}queryNoticeChoices`,
  body: v.object({}),
  result: NoticeChoices,
  reads: ['notice-choice'],
});

/** From the next notice and the next mail on. */
export const saveNoticeChoices = call({
  ...common,
  path: `${BASE}saveNoticeChoices`,
  body: NoticeChoices,
  result: v.object({}),
  mutates: true,
  changes: ['notice-choice'],
});
