import { randomBytes } from 'node:crypto';
import type { OpenedSession } from '../../../../src/contract/login/login';
import type { Database } from '../../db/database';
import { Fault } from '../../server/http/fault';
import { hashToken } from '../../server/http/token';
import type { Source } from '../origin';
import { openSession } from '../session';
import '../schema';

const TICKET_MS = 60_000;

/** Makes a ticket that opens the portal of a member of staff for the agency, once and within a minute. */
export async function makeViewTicket(
  tx: Database,
  { enterpriseNum, staffNo, now }: { enterpriseNum: string; staffNo: string; now: Date },
): Promise<{ viewSign: string; expiresAt: Date }> {
  const viewSign = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + TICKET_MS);
  await tx.deleteFrom('view_ticket').where('expires_at', '<=', now).execute();
  await tx
    .insertInto('view_ticket')
    .values({
      ticket_hash: hashToken(viewSign),
      enterprise_num: enterpriseNum,
      staff_no: staffNo,
      expires_at: expiresAt,
    })
    .execute();
  return { viewSign, expiresAt };
}

/** Opens the session of a ticket and spends it. Throws viewTicketOver, staffInactive, enterpriseStopped. */
export async function redeemView(
  tx: Database,
  viewSign: string,
  source: Source & { now: Date },
): Promise<OpenedSession> {
  const ticket = await tx
    .deleteFrom('view_ticket')
    .where('ticket_hash', '=', hashToken(viewSign))
    .where('expires_at', '>', source.now)
    .returning(['enterprise_num', 'staff_no'])
    .executeTakeFirst();
  if (ticket === undefined) throw new Fault('viewTicketOver');
  const { user_no: userNo } = await tx
    .selectFrom('staff')
    .select('user_no')
    .where('staff_no', '=', ticket.staff_no)
    .executeTakeFirstOrThrow();
  if (userNo === null) throw new Fault('viewTicketOver');
  const { enterprise_num: enterpriseNum, staff_no: staffNo } = ticket;
  const holder = { userNo, enterpriseNum, staffNo, bounds: [enterpriseNum] };
  return openSession(tx, holder, { ...source, way: 'agencyView' });
}
