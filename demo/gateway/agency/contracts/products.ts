import type { setProductOpen } from '../../../../src/contract/agency/contracts';
import type { ParsedBodyOf } from '../../../../src/contract/call';
import { Fault } from '../../server/http/fault';
import type { OperatorContext } from '../../server/http/operator';
import { closeProduct, openProduct } from '../../settlement/products/closed';
import { findProductUsers } from '../../settlement/products/queries';
import { holdEnterprise } from '../enterprises/queries';

/** Throws agencyEnterpriseUnknown, contractChanged. */
export async function setOpen(
  { db, now, operator, record }: OperatorContext,
  { enterpriseNum, productNo, isOpen }: ParsedBodyOf<typeof setProductOpen>,
): Promise<object> {
  const { entName } = await holdEnterprise(db, operator, enterpriseNum);
  const product = { enterpriseNum, productNo };
  const isChanged = isOpen
    ? await openProduct(db, product)
    : await closeProduct(db, { ...product, by: operator.operatorNo, now });
  if (!isChanged) throw new Fault('contractChanged');
  const [found] = await findProductUsers(db, enterpriseNum, [productNo]);
  const summary = `${isOpen ? '向' : '停止向'}${entName}开通${found?.productName ?? productNo}`;
  await record({ enterpriseNum, subject: enterpriseNum, summary });
  return {};
}
