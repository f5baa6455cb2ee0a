import type { ParsedBodyOf, ResultOf } from '../../../src/contract/call';
import type { revealPersonalNumber } from '../../../src/contract/personal-info/personal-info';
import { logAccountEvent } from '../login/account-log';
import { DAY, spendAllowance } from '../server/limits/allowance';
import type { GatewayConfig } from '../server/config';
import { Fault } from '../server/http/fault';
import type { CallerContext } from '../server/http/implement';
import { findRecord, findWishes } from './queries';
import { requireProof } from '../login/require-proof';

type Body = ParsedBodyOf<typeof revealPersonalNumber>;

/**
 * Returns one of the caller's own full numbers and logs it. Throws safetyBeyondPartner, proofNeeded, documentUnknown,
 * numberRevealsUsedUp.
 */
export async function revealNumber(
  context: CallerContext,
  { numberRevealsPerDay }: Pick<GatewayConfig, 'numberRevealsPerDay'>,
  body: Body,
): Promise<ResultOf<typeof revealPersonalNumber>> {
  const { db, caller, now } = context;
  const { userNo } = caller;
  await requireProof(context);
  const number = await findNumber(context, body);
  if (number === undefined) throw new Fault('documentUnknown');
  const allowance = { allowed: numberRevealsPerDay, withinMs: DAY };
  if (!(await spendAllowance(db, `personal number reveal\n${userNo}`, allowance, now))) {
    throw new Fault('numberRevealsUsedUp');
  }
  await logAccountEvent(db, { userNo, kind: 'numberRevealed' }, context, now);
  return { number };
}

async function findNumber({ db, caller }: CallerContext, body: Body): Promise<string | undefined> {
  switch (body.of) {
    case 'document': {
      const { documents } = await findRecord(db, caller);
      return documents.find(({ cardType }) => cardType === body.cardType)?.cardNo;
    }
    case 'card':
      return (await findWishes(db, caller)).cards.find(({ airline }) => airline === body.airline)?.cardNo;
    case 'emergency':
      return (await findWishes(db, caller)).emergency?.phone;
  }
}
