import type { Fault } from './fault';

/** Wraps a result that is JSON already in the envelope of a success. */
export function successAround(resultJson: string): string {
  return `{"success":true,"code":"0","msg":"","result":${resultJson}}`;
}

export function refusal({ code, message, result }: Pick<Fault, 'code' | 'message' | 'result'>): string {
  return JSON.stringify({ success: false, code, msg: message, result });
}

/** Message for the client of a failed HTTP status; the details are in the log. */
const STATUS_MESSAGES: Readonly<Record<number, string>> = {
  400: '参数错误',
  404: '请求的地址不存在',
  405: '请求方式不支持',
  408: '请求超时，请稍后重试',
  413: '提交的内容过大',
  415: '参数错误',
  429: '操作过于频繁，请稍后再试',
  431: '参数错误',
  503: '系统繁忙，请稍后重试',
};

export function failure(status: number, code = String(status)): string {
  return JSON.stringify({ success: false, code, msg: STATUS_MESSAGES[status] ?? '系统异常', result: null });
}
