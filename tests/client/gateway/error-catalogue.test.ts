import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import {
  ERROR_CATALOGUE,
  judge,
  type Failure,
  type CallSite,
  type Verdict,
} from '../../../src/gateway/error-catalogue';

const HOME: CallSite = { page: '/Home/index', path: '/a/b' };
const STANDARDS: CallSite = { page: '/standard/standardList', path: '/a/b' };
const DEVICE: CallSite = {
  page: '/Home/index',
  path: '/CLMidPlatExtendedService/api/deviceInfo/insertOrUpdate',
};
const SWITCH: CallSite = {
  page: '/chooseEnt',
  path: '/CLBUSSINFOADMINSERVICE/bussinfoadminservicepubapi/comment/changeEnt',
};
const STATION: CallSite = { page: '/Home/index', path: '/api/queryStationInfo' };

const answer = (code: string, msg = ''): Failure => ({ type: 'answer', code, msg });
const http = (status: number, msg = '', code = ''): Failure => ({ type: 'http', status, code, msg });
const box = (text: string, delayMs = 0) => ({ as: 'box', text, delayMs });

type Expected = Partial<Verdict> & { msg: string };
const CASES: readonly [name: string, Failure, CallSite, Expected][] = [
  [
    'no token',
    { type: 'no-token' },
    HOME,
    { msg: '登陆过期', notice: { as: 'toast', text: '登陆过期', delayMs: 0 } },
  ],
  [
    'a token function that fails',
    { type: 'token-failed', cause: 'it returned nothing', endsSession: false },
    HOME,
    {
      kind: 'token-failed',
      code: 'token-failed',
      msg: '未能取得登录信息，请重试',
      cause: 'it returned nothing',
      retryable: true,
      endsSession: undefined as never,
    },
  ],
  [
    'a token function that gives no token in place of a refused one',
    { type: 'token-failed', cause: 'it returned nothing', endsSession: true },
    HOME,
    { msg: '未能取得登录信息，请重试', endsSession: true },
  ],
  [
    'no gateway',
    { type: 'no-gateway' },
    HOME,
    { kind: 'refused', msg: '未配置网关地址，请联系管理员', retryable: false },
  ],
  [
    'an origin that is not allowed',
    { type: 'origin-not-allowed' },
    HOME,
    {
      kind: 'network',
      code: 'origin-not-allowed',
      msg: '网站未被允许访问差旅服务，请联系管理员',
      retryable: true,
    },
  ],
  [
    'a browser that scripts of the page have broken',
    { type: 'natives-broken' },
    HOME,
    {
      kind: 'network',
      code: 'natives-broken',
      msg: '本页面的其他脚本影响了差旅服务，请联系网站管理员',
      retryable: true,
    },
  ],
  [
    '8888',
    answer('8888', 'whatever'),
    HOME,
    { msg: '认证已过期', notice: box('登陆过期') as never, endsSession: true },
  ],
  ['the message of 8888 alone', answer('12', '认证已过期'), HOME, { msg: '认证已过期', endsSession: true }],
  ['8888 in a failed HTTP response', http(400, 'x', '8888'), HOME, { msg: '认证已过期', endsSession: true }],
  [
    'the AuthSign message',
    answer('1', '参数：AuthSign[认证标识] 错误'),
    HOME,
    { msg: '用户认证信息错误', notice: box('用户认证信息错误') as never, endsSession: true },
  ],
  [
    'a refused switch of the enterprise',
    answer('41106', '您不属于该企业，无法切换'),
    SWITCH,
    { msg: '您不属于该企业，无法切换', notice: box('您不属于该企业，无法切换') as never },
  ],
  [
    'a switch of the enterprise with a dead token',
    answer('8888', '认证已过期'),
    SWITCH,
    { msg: '认证已过期', notice: box('登陆过期') as never, endsSession: true },
  ],
  ['code 4', answer('4', 'x'), HOME, { msg: '未查询到用户信息' }],
  ['code 7777', answer('7777', 'x'), HOME, { msg: '未查询到用户信息' }],
  ['code 318', answer('318', '库存不足'), HOME, { msg: '库存不足' }],
  ['code 40000', answer('40000', '请先选择部门'), HOME, { msg: '请先选择部门' }],
  ['code 318 without a message', answer('318'), HOME, { msg: '系统异常' }],
  ['no data', { type: 'malformed', detail: 'empty' }, HOME, { msg: '系统异常', retryable: true }],
  ['authSign in a failed HTTP response', http(403, 'invalid AuthSign header'), HOME, { msg: '登录过期' }],
  [
    'authSign in an HTTP 500',
    http(500, 'authSign missing'),
    HOME,
    { msg: '登录过期', notice: box('authSign missing') as never },
  ],
  ['other failure with a body', answer('99', '名额已满'), HOME, { msg: '名额已满' }],
  ['other failure without one', answer('99'), HOME, { msg: '系统异常' }],
  [
    '500',
    http(500, '服务繁忙'),
    HOME,
    { msg: '服务繁忙', notice: box('服务繁忙') as never, retryable: true },
  ],
  ['500 without a message', http(500), HOME, { msg: '系统异常', notice: box('系统异常') as never }],
  ['500 on the travel standards page', http(500, 'x'), STANDARDS, { msg: 'x', notice: undefined as never }],
  ['500 of the device-info call', http(500, 'x'), DEVICE, { msg: 'x', notice: undefined as never }],
  [
    '401',
    http(401, 'x'),
    HOME,
    {
      msg: '用户信息已过期，请重新登录。',
      notice: box('用户信息已过期，请重新登录。') as never,
      endsSession: true,
      toLogin: true,
    },
  ],
  [
    '404 after a second',
    http(404, '接口不存在'),
    HOME,
    { msg: '接口不存在', notice: box('接口不存在', 1000) as never },
  ],
  [
    '415 after a second',
    http(415, '类型不支持'),
    HOME,
    { msg: '类型不支持', notice: box('类型不支持', 1000) as never },
  ],
  ['404 on the travel standards page', http(404, 'x'), STANDARDS, { msg: 'x', notice: undefined as never }],
  ['404 of device info', http(404, 'x'), DEVICE, { msg: 'x', notice: undefined as never }],
  ['415 of station info', http(415, 'x'), STATION, { msg: 'x', notice: undefined as never }],
  ['500 of station info still shows', http(500, 'x'), STATION, { msg: 'x', notice: box('x') as never }],
  ['502', http(502, '<html>'), HOME, { msg: '<html>', retryable: true }],
  [
    'a look-alike of the standards page',
    http(500, 'x'),
    { page: '/standardX', path: '/a' },
    { msg: 'x', notice: box('x') as never },
  ],
  ['route change', { type: 'cancelled' }, HOME, { msg: '路由跳转取消请求', retryable: false }],
  ['timeout', { type: 'timeout' }, HOME, { msg: '请求超时，请稍后重试', retryable: true }],
  ['network', { type: 'network' }, HOME, { msg: '网络异常，请检查网络后重试', retryable: true }],
];

describe('error catalogue (specification 8)', () => {
  for (const [name, failure, place, expected] of CASES) {
    it(name, () => {
      const verdict = judge(failure, place);
      for (const [key, value] of Object.entries(expected)) {
        assert.deepEqual(verdict[key as keyof Verdict], value, key);
      }
      if (!('endsSession' in expected)) assert.equal(verdict.endsSession, undefined);
      if (!('toLogin' in expected)) assert.equal(verdict.toLogin, undefined);
    });
  }

  it('has a case for every row', () => {
    const hit = new Set(
      CASES.map(([, failure, place]) => ERROR_CATALOGUE.find((row) => row.matches(failure, place))?.trigger),
    );
    assert.deepEqual(
      ERROR_CATALOGUE.map((row) => row.trigger).filter((trigger) => !hit.has(trigger)),
      [],
    );
  });
});
