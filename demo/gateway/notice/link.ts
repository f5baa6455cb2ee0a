import { randomBytes } from 'node:crypto';
import type { openApprovalLink } from '../../../src/contract/approval/link';
import { LINK_SIGN } from '../../../src/contract/approval/link';
import type { ParsedBodyOf, ResultOf } from '../../../src/contract/call';
import { findDecider, findApplicationsToDecide } from '../approval/decisions/decider';
import { isUndecided } from '../approval/applications/view';
import type { Database } from '../db/database';
import { inTransaction } from '../db/transaction';
import type { Source } from '../login/origin';
import { openLimitedSession, resumeSession } from '../login/session';
import { isEnterpriseStopped } from '../login/queries';
import { findAdmitted } from '../permission/holder';
import { Fault } from '../server/http/fault';
import { hashToken } from '../server/http/token';

const LIFETIME_MS = 7 * 24 * 3_600_000;
const TOKEN = new RegExp(`^${LINK_SIGN}[A-Za-z0-9_-]{43}$`);

interface LinkFor {
  noticeNo: number;
  applyId: string;
  enterpriseNum: string;
  staffNo: string;
  /** End of the link's purpose, if it lies ahead. */
  deadline: Date;
}

/** Creates the token of a notice's link and replaces one that was not delivered. Only its hash is stored. */
export async function makeLink(db: Database, given: LinkFor, now: Date): Promise<string> {
  const token = LINK_SIGN + randomBytes(32).toString('base64url');
  const latest = now.getTime() + LIFETIME_MS;
  const isAhead = given.deadline > now;
  await db
    .deleteFrom('approval_link')
    .where('notice_no', '=', given.noticeNo)
    .where('used_at', 'is', null)
    .execute();
  await db
    .insertInto('approval_link')
    .values({
      token_hash: hashToken(token),
      notice_no: given.noticeNo,
      apply_id: given.applyId,
      enterprise_num: given.enterpriseNum,
      staff_no: given.staffNo,
      made_at: now,
      expires_at: new Date(isAhead ? Math.min(latest, given.deadline.getTime()) : latest),
      used_at: null,
    })
    .execute();
  return token;
}

/**
 * Opens a session that may read and decide one application, for the token of a link, once. Throws linkUnknown,
 * linkForeign, linkUsed, linkExpired, or forbidden for a person who may not use the portal.
 */
export async function openLink(
  db: Database,
  { authSign, applyId, presentAuthSign }: ParsedBodyOf<typeof openApprovalLink>,
  source: Source,
  now: Date,
): Promise<ResultOf<typeof openApprovalLink>> {
  if (!TOKEN.test(authSign)) throw new Fault('linkUnknown');
  const tokenHash = hashToken(authSign);
  return inTransaction(db, async (tx) => {
    const link = await tx
      .selectFrom('approval_link as l')
      .innerJoin('approval_request as a', 'a.apply_id', 'l.apply_id')
      .innerJoin('staff as s', 's.staff_no', 'l.staff_no')
      .select(['l.staff_no', 'l.enterprise_num', 'l.expires_at', 'l.used_at', 's.user_no'])
      .select(['a.apply_id', 'a.apply_state', 'a.deadline', 'a.applicant_no'])
      .where('l.token_hash', '=', tokenHash)
      .where('l.apply_id', '=', applyId)
      .forUpdate('l')
      .executeTakeFirst();
    if (link === undefined) throw new Fault('linkUnknown');
    const undecided = isUndecided(link, now);
    const applyState = link.apply_state === '审批中' && !undecided ? '已过期' : link.apply_state;
    const refuse = (fault: 'linkForeign' | 'linkUsed' | 'linkExpired') =>
      new Fault(fault, undefined, { applyState });
    const present = await resumeSession(tx, presentAuthSign, now, { touch: false });
    if (present !== undefined && present.userNo !== link.user_no) throw refuse('linkForeign');
    if (link.used_at !== null) throw refuse('linkUsed');
    if (link.expires_at <= now) throw refuse('linkExpired');
    // the task was passed on, or decided by others in their place
    const isTheirs = link.applicant_no === link.staff_no || !undecided || (await isDecider(tx, link, now));
    if (!isTheirs) throw refuse('linkForeign');
    if (await isEnterpriseStopped(tx, link.enterprise_num)) throw new Fault('enterpriseStopped');
    if ((await findAdmitted(tx, link.staff_no, now)) === undefined) throw new Fault('forbidden');
    await tx.updateTable('approval_link').set({ used_at: now }).where('token_hash', '=', tokenHash).execute();
    const { user_no: userNo, enterprise_num: enterpriseNum, staff_no: staffNo } = link;
    const holder = { userNo, enterpriseNum, staffNo, bounds: [enterpriseNum] };
    const opened = await openLimitedSession(tx, holder, applyId, { ...source, now });
    return { authSign: opened.authSign, expireTime: opened.expireTime };
  });
}

/** Returns whether the person, or someone they deputise for, has to decide the application. */
async function isDecider(
  db: Database,
  link: { apply_id: string; enterprise_num: string; staff_no: string },
  now: Date,
): Promise<boolean> {
  const { apply_id, enterprise_num: enterpriseNum, staff_no: staffNo } = link;
  const asked = await findApplicationsToDecide(db, await findDecider(db, { enterpriseNum, staffNo }, now), [
    apply_id,
  ]);
  return asked.has(apply_id);
}

/** Deletes the links of a user who has signed out everywhere, so that they no longer act for them. */
export async function deleteLinksOf(db: Database, userNo: string): Promise<void> {
  await db
    .deleteFrom('approval_link')
    .where('used_at', 'is', null)
    .where('staff_no', 'in', (eb) => eb.selectFrom('staff').select('staff_no').where('user_no', '=', userNo))
    .execute();
}

/** Time for which a link is stored after its end, so that it is reported as expired or used instead of unknown. */
const KEPT_MS = 30 * 24 * 3_600_000;

export async function purgeLinks(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('approval_link')
    .where('expires_at', '<=', new Date(now.getTime() - KEPT_MS))
    .execute();
}
