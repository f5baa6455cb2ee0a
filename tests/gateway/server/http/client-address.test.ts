import assert from 'node:assert/strict';
import { isIP } from 'node:net';
import * as fc from 'fast-check';
import Fastify from 'fastify';
import { describe, it } from 'vitest';
import {
  forwardedAddresses,
  keepAddressesValid,
  trustProxy,
} from '../../../../demo/gateway/server/http/client-address';
import { readConfig } from '../../../../demo/gateway/server/config';
import { sendLoginSmsCode } from '../../../../src/contract/login/login';
import { withGateway } from '../../../support/gateway/harness';

const proxiesOf = (setting: string) => readConfig({ TRUST_PROXY: setting }).gateway.trustProxy;

/** Client address that the server derives from the setting, the sender and the header. */
async function addressSeen(setting: string, remoteAddress: string, forwarded?: string): Promise<string> {
  const app = Fastify({ trustProxy: trustProxy(proxiesOf(setting)) });
  keepAddressesValid(app);
  app.get('/', (request) => ({ ip: request.ip }));
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const answer = await app.inject({ url: '/', remoteAddress, headers });
  await app.close();
  return answer.json<{ ip: string }>().ip;
}

const BALANCER = '10.0.0.7';

describe('the address a request comes from', () => {
  const cases: [what: string, setting: string, sender: string, header: string | undefined, seen: string][] = [
    ['no proxy: the sender, whatever they claim', '0', '203.0.113.9', '1.1.1.1', '203.0.113.9'],
    ['no proxy, by its other name', 'false', '203.0.113.9', '1.1.1.1', '203.0.113.9'],
    ['one proxy: what it added', '1', BALANCER, '203.0.113.9', '203.0.113.9'],
    ['one proxy: not what the client wrote before it', '1', BALANCER, '1.1.1.1, 203.0.113.9', '203.0.113.9'],
    ['two proxies', '2', BALANCER, '1.1.1.1, 203.0.113.9, 10.0.0.8', '203.0.113.9'],
    ['a proxy that adds nothing', '1', BALANCER, undefined, BALANCER],
    ['a network', '10.0.0.0/8', BALANCER, '1.1.1.1,203.0.113.9,10.9.9.9', '203.0.113.9'],
    ['a network: from elsewhere nothing is believed', '10.0.0.0/8', '203.0.113.9', '1.1.1.1', '203.0.113.9'],
    ['an address alone, and blanks', ' 10.0.0.7 , fd00::/8 ', BALANCER, '203.0.113.9', '203.0.113.9'],
    ['IPv6', '1', 'fd00::7', '1.1.1.1, 2001:db8::9', '2001:db8::9'],
    ['IPv6 networks', 'fd00::/8', 'fd00::7', '2001:db8::9, fd00::8', '2001:db8::9'],
    [
      'a proxy of an IPv4 network, on a socket for both',
      '10.0.0.0/8',
      '::ffff:10.0.0.7',
      '1.2.3.4',
      '1.2.3.4',
    ],
    ['ports and brackets', '1', BALANCER, '[2001:db8::9]:443', '2001:db8::9'],
    ['a port', '1', BALANCER, '203.0.113.9:51234', '203.0.113.9'],
    ['a zone', '1', BALANCER, 'fe80::1%eth0', 'fe80::1'],
    ['garbage: the nearest that is known', '1', BALANCER, "1.1.1.1, ' or 1=1", BALANCER],
    ['garbage between proxies', '10.0.0.0/8', BALANCER, '1.1.1.1, unknown, 10.0.0.8', '10.0.0.8'],
    ['nothing but commas', '1', BALANCER, ',,', BALANCER],
  ];
  for (const [what, setting, sender, header, seen] of cases) {
    it(what, async () => assert.equal(await addressSeen(setting, sender, header), seen));
  }

  it('is an IP address, for any header', () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom('1', '3', '0.0.0.0/1,128.0.0.0/1'),
        fc.array(
          fc.oneof(
            fc.ipV4(),
            fc.ipV6(),
            fc.string({ unit: 'grapheme-ascii' }),
            fc.constant('::ffff:1.2.3.4'),
          ),
        ),
        async (setting, entries) => {
          assert.notEqual(isIP(await addressSeen(setting, BALANCER, entries.join(','))), 0);
        },
      ),
    ));

  it('keeps the order of the proxies’ entries', () => {
    assert.deepEqual(forwardedAddresses('x, 1.1.1.1, [::1], 2.2.2.2:1'), ['1.1.1.1', '::1', '2.2.2.2']);
  });
});

describe('TRUST_PROXY', () => {
  for (const wrong of [
    'true',
    'yes',
    '-1',
    '21',
    '1.5',
    '10.0.0.0/33',
    '10.0.0',
    '0.0.0.0/0',
    '::/0',
    'fd00::/129',
    '10.0.0.1,',
    'proxy.internal',
  ]) {
    it(`is refused at the start when it is ${wrong}`, () => {
      assert.throws(() => proxiesOf(wrong), /TRUST_PROXY: must be 0, the number of proxies/);
    });
  }

  it('trusts no proxy unless set', () => assert.equal(readConfig({}).gateway.trustProxy, false));
});

describe('the limit of an address behind one proxy', () => {
  it('is not passed by writing other addresses into the header, and stores valid ones', () =>
    withGateway({ config: { trustProxy: 1, loginsPerMinute: 2 } }, async (gateway) => {
      const claims = ['1.1.1.1, 203.0.113.9', '2.2.2.2, 203.0.113.9', 'x, 203.0.113.9', ', 203.0.113.9'];
      const statuses = [];
      for (const forwarded of claims) {
        const headers = { 'x-forwarded-for': forwarded };
        statuses.push((await gateway.send(sendLoginSmsCode, { phone: '13800000000' }, { headers })).status);
      }
      assert.deepEqual(statuses, [200, 200, 429, 429]);
      await gateway.send(
        sendLoginSmsCode,
        { phone: '13800000000' },
        { headers: { 'x-forwarded-for': "'; drop" } },
      );
      const rows = await gateway.db.selectFrom('login_rate').select('address').execute();
      assert.deepEqual(rows.map(({ address }) => address).toSorted(), ['127.0.0.1', '203.0.113.9']);
    }));
});
