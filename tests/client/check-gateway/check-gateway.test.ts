import assert from 'node:assert/strict';
import { afterEach, beforeAll, describe, it } from 'vitest';
import { callsIn, type NamedCall } from '../../../src/check-gateway/calls';
import { checkGateway, type CheckSettings, type ElementCalls } from '../../../src/check-gateway/check';
import { exitCodeOf, reportText } from '../../../src/check-gateway/report';
import { resolveGateways } from '../../../src/gateway/settings';
import { allExports } from '../../support/contract-calls';
import {
  refuse,
  startExampleGateway,
  succeed,
  type Breakage,
} from '../../support/check-gateway/example-gateway';

const INDEX: ElementCalls = {
  version: '1.2.3',
  elements: {
    '*': ['queryAccountSafety'],
    'tp-order-list': ['queryorderListOnPermission', 'queryAirTicketDetailNew', 'orderCancel'],
    'tp-payment': ['queryCityList'],
  },
  inner: { 'tp-order-list': ['tp-payment'] },
};
const ORIGIN = 'https://intranet.example';
const TOKEN = 'secret-token';
const SETTINGS: Omit<CheckSettings, 'gateways'> = {
  token: TOKEN,
  operatorToken: undefined,
  origin: undefined,
  elements: [],
  samples: { calls: {}, values: {} },
  now: Date.parse('2026-03-02T00:00:00Z'),
  newId: () => 'number-of-request',
  pause: () => Promise.resolve(),
};

describe('check-gateway', () => {
  let calls: NamedCall[];
  let stop: (() => Promise<void>) | undefined;
  beforeAll(async () => (calls = callsIn(await allExports())));
  afterEach(() => stop?.());

  async function check(
    broken: Readonly<Record<string, Breakage>>,
    settings: Partial<CheckSettings> = {},
    timeoutMs = 5000,
  ) {
    const gateway = await startExampleGateway(calls, { broken, origin: ORIGIN });
    ({ stop } = gateway);
    const timeouts = Object.fromEntries(calls.map(({ call }) => [call.gateway, { timeoutMs }]));
    const gateways = resolveGateways(gateway.address, timeouts);
    const report = await checkGateway(calls, INDEX, { ...SETTINGS, gateways, ...settings });
    return { report, received: gateway.received };
  }
  const first = async (
    name: string,
    breakage: Breakage,
    settings?: Partial<CheckSettings>,
    timeoutMs?: number,
  ) => {
    const { report } = await check(
      { [name]: breakage },
      { elements: ['tp-order-list'], ...settings },
      timeoutMs,
    );
    assert.deepEqual(
      report.broken.map(({ call }) => call),
      [name],
    );
    assert.equal(exitCodeOf(report), 1);
    return { problem: report.broken[0]?.problems[0], text: reportText(report) };
  };

  it('finds nothing wrong with a gateway that keeps the contract, and changes nothing there', async () => {
    const { report, received } = await check({}, { operatorToken: 'other-token', origin: ORIGIN });
    assert.deepEqual(report.broken, []);
    assert.ok(report.kept > 250, String(report.kept));
    assert.equal(exitCodeOf(report), 0);
    const reasonOf = (name: string) => report.skipped.find(({ call }) => call === name)?.reason;
    assert.equal(reasonOf('orderCancel'), 'changes data');
    assert.equal(reasonOf('loginByPassword'), 'changes data');
    assert.equal(reasonOf('fileUpload'), 'uploads a file');
    for (const name of ['queryPayMethod', 'openClaimDocument', 'exportAgencyLog', 'queryAgencyRechargeFile'])
      assert.match(reasonOf(name) ?? '', /^discloses/, name);
    assert.ok(received.some(({ method, headers }) => method === 'POST' && headers['authsign'] === TOKEN));
    assert.ok(!reportText(report).includes(TOKEN));
  });

  it('names a missing field, a wrong type and the elements, but no value', async () => {
    const { problem, text } = await first('queryorderListOnPermission', (response, result) => {
      const {
        orderList: [order],
        ...others
      } = result as { orderList: [{ bookerName: string }] };
      const { bookerName, ...rest } = order;
      succeed(response, { ...others, orderList: [{ ...rest, totalAmount: '王小明', pnr: bookerName }] });
    });
    assert.deepEqual(problem, {
      at: 'result.orderList[0].bookerName',
      expected: 'a value',
      received: 'nothing',
    });
    assert.match(text, /^tp-order-list needs queryorderListOnPermission: result\.orderList\[0\]\.bookerName/);
    assert.match(text, /result\.orderList\[0\]\.totalAmount: expected number, got string/);
    assert.doesNotMatch(text, /王小明|张三|secret-token/);
  });

  const page: Breakage = (response) =>
    response.setHeader('content-type', 'text/html; charset=utf-8').end('<html>张三</html>');
  const BROKEN: Record<string, [breakage: Breakage, at: string, expected: string, received: string]> = {
    'a page instead of JSON': [page, 'content-type', 'application/json', 'text/html'],
    'no envelope': [
      (response, result) =>
        response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: result })),
      'envelope.success',
      'a value',
      'nothing',
    ],
    'an unknown address': [(response) => response.writeHead(404).end(), 'status', '200', '404'],
    'a failure': [(response) => response.writeHead(500).end('{}'), 'status', '200', '500'],
    'a redirect': [
      (response) => response.writeHead(302, { location: 'https://other.example/' }).end(),
      'status',
      '200',
      '302, a redirect that browsers follow without the token',
    ],
    'no answer in time': [() => undefined, 'answer', 'an answer within 100 ms', 'none'],
  };
  for (const [title, [breakage, at, expected, received]] of Object.entries(BROKEN)) {
    it(`names ${title}`, async () => {
      const timeoutMs = title === 'no answer in time' ? 100 : undefined;
      const { problem } = await first('queryCityList', breakage, {}, timeoutMs);
      assert.deepEqual(problem, { at, expected, received });
    });
  }

  it('names an answer that browsers would keep from a page of the origin', async () => {
    const { problem } = await first(
      'queryCityList',
      (response, result) => succeed(response.removeHeader('access-control-allow-origin') ?? response, result),
      { origin: ORIGIN },
    );
    assert.deepEqual(problem, { at: 'access-control-allow-origin', expected: ORIGIN, received: 'nothing' });
  });

  it('checks the calls of an element, of those inside it and of all, with numbers from their lists', async () => {
    const { report } = await check({}, { elements: ['tp-order-list'] });
    assert.equal(report.kept, 4);
    assert.deepEqual(
      report.skipped.map(({ call }) => call),
      ['orderCancel'],
    );
  });

  it('says which calls were refused or have no body, and takes samples for them', async () => {
    const broken = { queryorderListOnPermission: (response) => refuse(response, '43007') } satisfies Record<
      string,
      Breakage
    >;
    const elements = ['tp-order-list'];
    const { report } = await check(broken, { elements });
    const reasons = Object.fromEntries(report.skipped.map(({ call, reason }) => [call, reason]));
    assert.equal(reasons['queryorderListOnPermission'], 'refused with code 43007');
    assert.equal(reasons['queryAirTicketDetailNew'], 'no value for orderNo');
    await stop?.();
    const samples = { calls: {}, values: { orderNo: 'D1' } };
    assert.equal((await check(broken, { elements, samples })).report.kept, 3);
  });

  it('has nothing to report of a gateway that is not there', async () => {
    const gateways = resolveGateways('http://127.0.0.1:1');
    const report = await checkGateway(calls, INDEX, { ...SETTINGS, gateways, elements: ['tp-payment'] });
    assert.equal(exitCodeOf(report), 2);
  });

  it('asks again after too many requests', async () => {
    let asked = 0;
    const pauses: number[] = [];
    const { report } = await check(
      {
        queryCityList: (response, result) => {
          asked += 1;
          if (asked === 1) response.writeHead(429, { 'retry-after': '7' }).end();
          else succeed(response, result);
        },
      },
      { elements: ['tp-payment'], pause: (ms) => Promise.resolve(pauses.push(ms)) },
    );
    assert.deepEqual([report.broken, pauses], [[], [7000]]);
  });
});
