import { formatPrice } from '../../../../src/domain/money/money';
import { Fault } from '../../server/http/fault';
import type { OperatorContext } from '../../server/http/operator';
import { findLimit } from '../dual-control/limit';

/**
 * Keeps one operator from giving back more than the agency's limit for two. Throws moreThanOneOperator, which names the
 * limit.
 */
export async function assertWithinLimit({ db, operator }: OperatorContext, amount: number): Promise<void> {
  const { limit } = await findLimit(db, operator);
  if (amount <= limit) return;
  const msg = `退款¥${formatPrice(amount)}超过双人复核限额¥${formatPrice(limit)}，不能由一名操作员退款，请重新请求供应商处理`;
  throw new Fault('moreThanOneOperator', msg);
}
