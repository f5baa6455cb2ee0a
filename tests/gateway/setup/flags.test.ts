import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { NewAgency } from '../../../demo/gateway/set-up-agency';
import { AGENCY_FLAGS, readCommand, UsageError } from '../../../scripts/setup/flags';
import { agencyAddress } from '../../../scripts/setup/links';
import { complete } from '../../../scripts/setup/questions';

const AGENCY = {
  agencyName: '远航商旅',
  websiteName: '远航商旅',
  operatorName: '吴运营',
  operatorLogin: 'ops.wu',
};
const filled = (given: Record<string, string>) =>
  complete(AGENCY_FLAGS, given, { schemas: NewAgency.entries, isTerminal: false });

describe('the flags of the setup', () => {
  it.each([
    [[], 'agency', {}],
    [['--agency-name', '远航'], 'agency', { agencyName: '远航' }],
    [['--enterprise', '--tax-no=9111'], 'enterprise', { taxNo: '9111' }],
    [['--recover', 'operator', '--operator-login', 'wu'], 'operator', { operatorLogin: 'wu' }],
    [['--recover=administrator', '--enterprise-num', '100001'], 'administrator', { enterpriseNum: '100001' }],
  ])('%j is %s', (args, mode, given) => {
    const command = readCommand(args);
    assert.deepEqual({ mode: command.mode, given: command.given }, { mode, given });
  });

  it.each([
    [['--unknown'], /--unknown/],
    [['--agency-name'], /--agency-name/],
    [['--recover', 'everyone'], /--recover：应为 operator 或 administrator/],
    [['--recover', 'operator', '--enterprise'], /--enterprise 与 --recover/],
    [['--tax-no', '9111'], /--tax-no 不适用于该命令/],
    [['--enterprise', '--website-host', 'x'], /--website-host 不适用于该命令/],
  ])('%j is refused', (args, message) => {
    assert.throws(
      () => readCommand(args),
      (error) => error instanceof UsageError && message.test(error.message),
    );
  });

  it.each([
    ['agencyNumber', 'tmc 1', /--agency-number：/],
    ['agencyName', ' ', /--agency-name：请输入服务商名称/],
    ['websiteHost', 'https://travel.example/', /--website-host：请输入域名/],
    ['websiteLogo', 'logo.png', /--website-logo：/],
    ['operatorLogin', '1x', /--operator-login：登录账号为4至32个字符/],
    ['operatorPhone', '12345', /--operator-phone：请输入11位手机号码/],
    ['operatorEmail', 'x@', /--operator-email：请输入正确的邮箱地址/],
  ])('a wrong %s names its flag', async (field, text, message) => {
    await assert.rejects(filled({ ...AGENCY, [field]: text }), message);
  });

  it('are all named when they are missing without a terminal, and have defaults otherwise', async () => {
    await assert.rejects(filled({}), (error: Error) =>
      ['--agency-name', '--website-name', '--operator-name', '--operator-login'].every((flag) =>
        error.message.includes(flag),
      ),
    );
    const { agencyNumber, websiteHost, websiteLogo } = await filled(AGENCY);
    assert.deepEqual([agencyNumber, websiteHost, websiteLogo], ['TMC001', '*', '']);
  });
});

describe('the address of the agency portal', () => {
  it.each([
    [{}, 'http://localhost:4100'],
    [{ HOST: '0.0.0.0' }, 'http://localhost:4100'],
    [{ HOST: '0.0.0.0', AGENCY_HOST: '10.0.0.5' }, 'http://10.0.0.5:4100'],
    [{ HOST: '10.0.0.6' }, 'http://10.0.0.6:4100'],
    [{ AGENCY_HOST: 'fd00::5' }, 'http://[fd00::5]:4100'],
  ])('with %j is %s', (environment, address) => {
    assert.equal(agencyAddress({ AGENCY_PORT: '4100', ...environment }), address);
  });
});
