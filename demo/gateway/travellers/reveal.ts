import type { ParsedBodyOf, ResultOf } from '../../../src/contract/call';
import type { revealTravellerNumbers } from '../../../src/contract/travellers/travellers';
import { requireProof } from '../login/require-proof';
import { DAY, spendAllowance } from '../server/limits/allowance';
import type { GatewayConfig } from '../server/config';
import { Fault } from '../server/http/fault';
import type { CallerContext } from '../server/http/implement';
import { findContactsByNo } from './contact-queries';
import { insertReveal } from './document-queries';
import { findStaffRecords, mayReveal } from './staff-records';

/**
 * Returns the full numbers to a caller who may see them and has proved their identity, and logs it; the caller's own
 * numbers have another call. Throws forbidden, travellerUnknown, documentUnknown, safetyBeyondPartner, proofNeeded, or
 * numberRevealsUsedUp at the daily limit.
 */
export async function reveal(
  context: CallerContext,
  { numberRevealsPerDay }: Pick<GatewayConfig, 'numberRevealsPerDay'>,
  { staffNO, contactNO, cardType }: ParsedBodyOf<typeof revealTravellerNumbers>,
): Promise<ResultOf<typeof revealTravellerNumbers>> {
  const { db, caller, now, log } = context;
  const record = staffNO === '' ? await findContact() : await findColleague();
  const document = record.documents.find((other) => other.cardType === cardType);
  if (document === undefined) throw new Fault('documentUnknown');
  await requireProof(context);
  const { userNo } = caller;
  if (
    !(await spendAllowance(
      db,
      `number reveal\n${userNo}`,
      { allowed: numberRevealsPerDay, withinMs: DAY },
      now,
    ))
  ) {
    log.warn({ userNo }, 'too many views of full numbers');
    throw new Fault('numberRevealsUsedUp');
  }
  await insertReveal(db, {
    enterpriseNum: caller.enterpriseNum,
    viewerNo: caller.staffNo,
    staffNo: staffNO === '' ? null : staffNO,
    contactNo: contactNO === '' ? null : contactNO,
    cardType,
    now,
  });
  return { cardNo: document.cardNo, phone: record.phone };

  async function findColleague() {
    const colleague = (await findStaffRecords(db, caller.enterpriseNum, [staffNO])).get(staffNO);
    // the same answer for a stranger and for a colleague out of scope
    const isSelf = colleague?.staffNo === caller.staffNo;
    if (colleague === undefined || isSelf || !mayReveal(caller, colleague)) throw new Fault('forbidden');
    return colleague;
  }

  async function findContact() {
    const contact = (await findContactsByNo(db, caller, [contactNO])).get(contactNO);
    if (contact === undefined) throw new Fault('travellerUnknown');
    return contact;
  }
}
