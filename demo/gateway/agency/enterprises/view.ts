import { openEnterpriseView } from '../../../../src/contract/agency/view';
import { redeemEnterpriseView } from '../../../../src/contract/login/login';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import { inTransaction } from '../../db/transaction';
import type { PortalLookedAt } from '../../login/events';
import { isEnterpriseStopped, isInactive } from '../../login/queries';
import { makeViewTicket } from '../../login/agency-view/view';
import { findMain } from '../../permission/second-person';
import type { EventContext } from '../../server/events/domain-events';
import { Fault } from '../../server/http/fault';
import { nameOfCall, type OperatorContext } from '../../server/http/operator';
import { logAgency } from '../log/write';
import { holdEnterprise } from './queries';

/** Throws agencyEnterpriseUnknown, administratorUnable, enterpriseStopped. */
export const openView = (
  { db, now, operator, ip: address }: OperatorContext,
  { enterpriseNum }: ParsedBodyOf<typeof openEnterpriseView>,
  publicUrl: string,
): Promise<ResultOf<typeof openEnterpriseView>> =>
  inTransaction(db, async (tx) => {
    const { entName } = await holdEnterprise(tx, operator, enterpriseNum);
    if (await isEnterpriseStopped(tx, enterpriseNum))
      throw new Fault('enterpriseStopped', '该企业已停用，不能查看');
    const staffNo = await findMain(tx, enterpriseNum);
    if (staffNo === undefined || (await isInactive(tx, staffNo)))
      throw new Fault('administratorUnable', '该企业没有可用的主管理员，不能查看');
    const { tmcNumber, operatorNo, operatorName } = operator;
    const { viewSign, expiresAt } = await makeViewTicket(tx, { enterpriseNum, staffNo, operatorNo, now });
    const summary = `生成以查看模式打开${entName}门户的链接`;
    const entry = {
      call: nameOfCall(openEnterpriseView),
      enterpriseNum,
      subject: enterpriseNum,
      summary,
      address,
    };
    await logAgency(tx, { ...entry, tmcNumber, operatorNo, operatorName, now });
    return { url: `${publicUrl}/#/?viewSign=${viewSign}`, expireTime: expiresAt.toISOString() };
  });

/** Logs the opening of a link with its client address, which may be another one than that of its making. */
export async function logLook(
  { db, now }: EventContext,
  { enterpriseNum, ...looked }: PortalLookedAt,
): Promise<void> {
  const entry = { call: nameOfCall(redeemEnterpriseView), subject: enterpriseNum, summary: '打开查看链接' };
  await logAgency(db, { ...entry, ...looked, enterpriseNum, now });
}
