import { ValiError } from 'valibot';
import { CashierAway, CashierStatus, NoRefunds } from '../cashier-port';

/** Why a request for a refund has no answer, for operators. */
export function failureOf(error: unknown): string {
  if (error instanceof NoRefunds) return '收银台未提供退款接口';
  if (error instanceof CashierAway) return '收银台无法连接或未在规定时间内答复';
  if (error instanceof CashierStatus)
    return `收银台答复HTTP ${error.status}${error.code === '' ? '' : `（${error.code}）`}`;
  if (error instanceof ValiError || error instanceof SyntaxError) return '收银台的答复格式有误';
  return error instanceof Error ? error.message.slice(0, 200) : '未知错误';
}
