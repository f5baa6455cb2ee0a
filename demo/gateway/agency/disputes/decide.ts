import type { answerAgencyDispute, decideAgencyDispute } from '../../../../src/contract/agency/disputes';
import type { ParsedBodyOf } from '../../../../src/contract/call';
import { formatPrice } from '../../../../src/domain/money/money';
import { Fault } from '../../server/http/fault';
import type { OperatorContext } from '../../server/http/operator';
import { lockContract } from '../../settlement/bills/bill-queries';
import { answerDispute, decideDispute } from '../../settlement/disputes/decide';
import { findClaims, findMessages } from '../../settlement/disputes/dispute-queries';
import { disputeOf } from './show';

/** Throws disputeUnknown, disputeOver. */
export async function answer(
  { db, now, operator, record }: OperatorContext,
  { disputeNo, content }: ParsedBodyOf<typeof answerAgencyDispute>,
): Promise<object> {
  const { enterprise_num: enterpriseNum, bill_no: billNo } = await disputeOf(db, operator, disputeNo);
  await answerDispute(db, { disputeNo, content, now });
  await record({ enterpriseNum, subject: disputeNo, summary: `回复账单${billNo}的争议：${content}` });
  return {};
}

/** Throws disputeUnknown, disputeOver, disputeChanged, lineNotDisputable. */
export async function decide(
  { db, now, operator, record }: OperatorContext,
  { disputeNo, lastSequence, content, acceptedList }: ParsedBodyOf<typeof decideAgencyDispute>,
): Promise<object> {
  const { enterprise_num: enterpriseNum, bill_no: billNo } = await disputeOf(db, operator, disputeNo);
  await lockContract(db, enterpriseNum);
  const last = (await findMessages(db, disputeNo)).at(-1);
  const claims = await findClaims(db, disputeNo);
  await decideDispute(db, { disputeNo, content, acceptedList, now });
  // after the decision, so that an ended dispute is refused as such; the refusal undoes it
  if (last?.sequence !== lastSequence) throw new Fault('disputeChanged');
  const claimed = claims.reduce((sum, { claim_amount }) => sum + claim_amount, 0);
  const accepted = acceptedList.reduce((sum, { acceptedAmount }) => sum + acceptedAmount, 0);
  await record({
    enterpriseNum,
    subject: disputeNo,
    summary: `处理账单${billNo}的争议：主张¥${formatPrice(claimed)}，采纳¥${formatPrice(accepted)}，${content}`,
  });
  return {};
}
