import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import type { ObjectNode } from '../../../src/contract/permission/permission';
import { showsDebugLinks, siteAddresses } from '../../../src/domain/portal/site-addresses';

const node = (objectNo: string, objectName: string, url = '', children: ObjectNode[] = []): ObjectNode => ({
  objectNo,
  objectName,
  keyID: objectNo,
  appNo: 'WZTZDZ',
  moduleNo: 'WZTZDZ-YHWZTZDZ',
  isEnable: 1,
  url,
  childObjectInfoBos: children,
});
const TREE = [
  node('W-0', '*', '', [node('W-0-DLDZ', '登录', '/'), node('W-0-FWDZD', '站点', ' https://any.example ')]),
  node('W-1', 'A.example', '', [node('W-1-FWDZD', '站点', 'https://a.example/app')]),
  node('W-2', 'a.example:8443', '', [node('W-2-FWDZD', '站点', 'https://port.example')]),
  node('W-3', 'empty.example', '', [node('W-3-FWDZD', '站点', ' ')]),
];

describe('the site addresses of a host', () => {
  const cases: [host: string, address: string | undefined][] = [
    ['a.example', 'https://a.example/app'],
    ['A.EXAMPLE:443', 'https://a.example/app'],
    ['a.example:8443', 'https://port.example'],
    ['b.example', 'https://any.example'],
    ['empty.example', undefined],
  ];
  for (const [host, address] of cases) {
    it(host, () => assert.equal(siteAddresses(TREE, host).get('FWDZD'), address));
  }

  it('are none without a tree', () => assert.equal(siteAddresses([], 'a.example').size, 0));
});

describe('debug links', () => {
  const table: [hostname: string, shown: boolean][] = [
    ['localhost', true],
    ['10.1.2.3', true],
    ['portal.example', true],
    ['travel.example.com', false],
    ['travel.example.com.cn', false],
    ['TRAVEL.EXAMPLE.COM', false],
  ];
  for (const [hostname, shown] of table) {
    it(`are ${shown ? 'shown' : 'not shown'} on ${hostname}`, () =>
      assert.equal(showsDebugLinks(hostname), shown));
  }
});
