import { randomBytes } from 'node:crypto';
import type { OpenedSession } from '../../../../src/contract/login/login';
import { rightsOfRoles } from '../../../../src/domain/agency/rights';
import type { Database, DatabaseTransaction } from '../../db/database';
import { Fault } from '../../server/http/fault';
import type { OpenContext } from '../../server/http/implement';
import { hashToken } from '../../server/http/token';
import '../events';
import type { Source } from '../origin';
import { openSession } from '../session';
import '../../agency/schema';
import '../schema';

const TICKET_MS = 60_000;

interface ViewTicket {
  enterpriseNum: string;
  staffNo: string;
  /** The operator who looks. */
  operatorNo: string;
  now: Date;
}

/** Makes a ticket that opens the portal of a member of staff for the agency, once and within a minute. */
export async function makeViewTicket(
  tx: Database,
  { enterpriseNum, staffNo, operatorNo, now }: ViewTicket,
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
      operator_no: operatorNo,
      expires_at: expiresAt,
    })
    .execute();
  return { viewSign, expiresAt };
}

/**
 * Opens the session of a ticket and spends it, and notes the look for the administrators of the enterprise. Throws
 * viewTicketOver, staffInactive, enterpriseStopped.
 */
export async function redeemView(
  tx: DatabaseTransaction,
  viewSign: string,
  { emit, ...source }: Source & Pick<OpenContext, 'now' | 'emit'>,
): Promise<OpenedSession> {
  const { operatorName, tmcNumber } = await refuseFormerViewer(tx, viewSign);
  const ticket = await tx
    .deleteFrom('view_ticket')
    .where('ticket_hash', '=', hashToken(viewSign))
    .where('expires_at', '>', source.now)
    .returning(['enterprise_num', 'staff_no', 'operator_no'])
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
  const { ip: address, now } = source;
  await tx
    .insertInto('agency_look')
    .values({ enterprise_num: enterpriseNum, tmc_number: tmcNumber, opened_at: now, address })
    .execute();
  const { operator_no: operatorNo } = ticket;
  const looked = { enterpriseNum, operatorNo, operatorName, tmcNumber, address };
  await emit({ db: tx, now }, 'portal.lookedAt', looked);
  return openSession(tx, holder, { ...source, way: 'agencyView', viewedBy: ticket.operator_no });
}

/** The operator's row is held first, as by a change of the operator, which ends their looks. */
async function refuseFormerViewer(
  tx: Database,
  viewSign: string,
): Promise<{ operatorName: string; tmcNumber: string }> {
  const operator = await tx
    .selectFrom('view_ticket as t')
    .innerJoin('agency_operator as o', 'o.operator_no', 't.operator_no')
    .select(['o.is_stopped', 'o.roles', 'o.operator_name', 'o.tmc_number'])
    .where('t.ticket_hash', '=', hashToken(viewSign))
    .forShare('o')
    .executeTakeFirst();
  if (operator === undefined || operator.is_stopped || !rightsOfRoles(operator.roles).has('viewPortal'))
    throw new Fault('viewTicketOver');
  return { operatorName: operator.operator_name, tmcNumber: operator.tmc_number };
}

/** Ends the looks of an operator, and tickets that they have not used. */
export async function endViewsOf(tx: Database, operatorNo: string): Promise<void> {
  await tx.deleteFrom('view_ticket').where('operator_no', '=', operatorNo).execute();
  await tx.deleteFrom('session').where('viewed_by', '=', operatorNo).execute();
}
