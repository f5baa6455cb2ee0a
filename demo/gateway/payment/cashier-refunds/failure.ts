import { ValiError } from 'valibot';
import { plainLine } from '../../../../src/protocol/plain-line';
import { CashierAway, CashierStatus, NoRefunds, OtherResult } from '../cashier-port';

/** Why a request for a refund has no answer, for operators. */
export function failureOf(error: unknown): string {
  if (error instanceof NoRefunds) return '收银台未提供退款接口';
  if (error instanceof CashierAway) return '收银台无法连接或未在规定时间内答复';
  if (error instanceof CashierStatus)
    return `收银台答复HTTP ${error.status}${error.code === '' ? '' : `（${error.code}）`}`;
  if (error instanceof ValiError || error instanceof SyntaxError) return '收银台的答复格式有误';
  if (error instanceof OtherResult) return '收银台的答复签名有误，或不是该笔退款的答复';
  return error instanceof Error ? plainLine(error.message).slice(0, 200) : '未知错误';
}
