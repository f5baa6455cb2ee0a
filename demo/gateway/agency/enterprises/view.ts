import { openEnterpriseView } from '../../../../src/contract/agency/view';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import { inTransaction } from '../../db/transaction';
import { isEnterpriseStopped, isInactive } from '../../login/queries';
import { makeViewTicket } from '../../login/agency-view/view';
import { findMain } from '../../permission/second-person';
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
    const summary = `以查看模式打开${entName}的门户`;
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
