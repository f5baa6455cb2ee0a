import assert from 'node:assert/strict';
import * as v from 'valibot';
import { describe, it } from 'vitest';
import { DeviceInfo } from '../../../src/contract/client-report';
import { describeDevice } from '../../../src/session/device';
import { planStartupPushes } from '../../../src/session/startup-plan';

const enterprise = {
  staffNO: 'S1',
  staffName: '林静',
  enterpriseNum: 'E1',
  entName: '远航科技',
  entShortName: '远航',
  tMCNumber: 'T1',
  tMCName: '云程',
  logoFileAddress: '',
  phone: '021-1',
};
const device = describeDevice('code-code-code-code', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)');
const plan = () => planStartupPushes({ user: { telephone: '13800000001' }, enterprise, device });

describe('the first request after sign-in', () => {
  it('holds the device and the user of the portal', () => {
    assert.deepEqual(plan(), [
      { kind: 'device', body: device },
      {
        kind: 'sensor',
        body: {
          phone: '13800000001',
          companyName: '远航科技',
          companyNo: 'E1',
          staffNo: 'S1',
          staffName: '林静',
        },
      },
    ]);
  });
});

describe('the device', () => {
  const agents: [agent: string, system: string, type: string][] = [
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/143', 'Windows', 'PC'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'macOS', 'PC'],
    ['Mozilla/5.0 (X11; Linux x86_64)', 'Linux', 'PC'],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 'Android', 'H5'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'iOS', 'H5'],
    ['Mozilla/5.0 (Phone; OpenHarmony 5.0)', 'HarmonyOS', 'H5'],
    ['', '', 'PC'],
  ];
  for (const [agent, system, type] of agents) {
    it(`names the system in broad words: ${system || 'unknown'}`, () => {
      const described = describeDevice('0123456789abcdef', agent);
      assert.deepEqual([described.systemVersion, described.platformType], [system, type]);
      assert.deepEqual([described.phoneBrand, described.phoneModel, described.platformSource], ['', '', 201]);
      assert.ok(v.is(DeviceInfo, described));
    });
  }
});
