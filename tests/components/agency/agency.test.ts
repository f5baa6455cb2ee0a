import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import type { ElementOf } from '../../../src/element/definition/element-module';
import type agency from '../../../components/agency/element';
import type { queryOperators } from '../../../src/contract/agency/operators';
import type { ResultOf } from '../../../src/contract/call';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { until, type Answers } from '../../support/components/fake-runtime';
import { pressNamed } from '../../support/components/press-named';
import { agencyAnswers } from './agency-samples';
import { signIn } from './sign-in';

describe('<tp-agency>', () => {
  before(() => define(['agency']));
  afterEach(takeAway);
  const show = (answers: Answers = {}) => putOnPage('tp-agency', { ...agencyAnswers(), ...answers });

  it('signs in by password and code, and shows the pages of the operator’s rights', async () => {
    const page = await show();
    await accessible(page.element);
    await signIn(page);
    expect(called('passOperatorCode')[0]?.body).to.deep.equal({ ticket: 't-1', code: '123456' });
    await page.act.sees('华睿信息技术股份有限公司');
    await accessible(page.element);
    await page.act.press('退出登录');
    await page.act.sees('操作员登录');
    expect(called('signOutOperator')[0]?.body).to.deep.equal({ operatorSign: 'operator-token-1' });
  });

  it('shows no page beyond the rights', async () => {
    const self = { ...(agencyAnswers()['queryOperatorSelf']?.({} as never) as object), rights: ['readLog'] };
    const page = await show({ queryOperatorSelf: () => self });
    await signIn(page);
    await page.act.sees('新增操作员陆明哲');
    expect(page.act.text()).not.to.include('企业编号');
    expect(called('queryOperators')).to.have.length(0);
  });

  it('adds an operator, and shows their link once', async () => {
    const page = await show();
    const { act } = page;
    await signIn(page);
    await act.press('操作员');
    await act.sees('陆明哲');
    await accessible(page.element);
    await act.press('新增操作员');
    await act.type('姓名', '许知行');
    await act.press('保存');
    await act.sees('请至少选择一个角色');
    expect(called('addOperator')).to.have.length(0);
    await act.type('登录名', 'xu');
    await act.check('财务');
    await act.press('保存');
    await act.sees('登录名为3至50个字母');
    await act.type('登录名', 'xu.zhixing');
    await act.type('验证码', '123456');
    await accessible(page.element);
    await act.press('保存');
    await act.sees('请将链接交给操作员本人');
    expect(called('addOperator')[0]?.body).to.deep.include({ loginName: 'xu.zhixing', roles: ['finance'] });
    const field = act.field('登录链接') as HTMLInputElement;
    expect(field.value).to.equal(`${location.origin}/agency/#/start/token-3`);
    expect(called('proveOperator')[0]?.body).to.deep.equal({ code: '123456' });
    await act.press('关闭');
    await pressNamed(act, '登录链接 陆明哲');
    await act.sees('需重新设置密码和两步验证');
    await act.confirm();
    await act.sees('请输入6位数字验证码');
    await accessible(page.element);
    await act.type('验证码', '654321');
    await act.confirm();
    await act.sees('请将链接交给操作员本人');
    expect(called('proveOperator')[1]?.body).to.deep.equal({ code: '654321' });
  });

  it('raises the limit for two operators by a code, and withdraws the raise', async () => {
    const planned = { limit: 20_000_000, beginTime: '2026-12-01T01:00:00.000Z' };
    const self = agencyAnswers()['queryOperatorSelf']?.({} as never) as object;
    const page = await show({
      queryOperatorSelf: () => ({ ...self, rights: ['readOperators', 'manageOperators'] }),
      queryDualControl: () => ({ limit: 10_000_000, revision: 2, planned }),
    });
    const { act } = page;
    await signIn(page);
    await act.press('操作员');
    await act.sees('限额将于2026-12-01 09:00调高为¥200,000.00');
    await act.press('修改限额');
    await act.type('双人复核限额', '300000');
    await act.press('保存');
    await act.sees('请输入6位数字验证码');
    await act.type('验证码', '123456');
    await accessible(page.element);
    await act.press('保存');
    await until(() => called('alterDualControl').length === 1, 'it is set');
    expect(called('alterDualControl')[0]?.body).to.deep.equal({ limit: 30_000_000, revision: 2 });
    expect(called('proveOperator')[0]?.body).to.deep.equal({ code: '123456' });
    await act.press('撤回调高');
    await act.sees('现行限额保持不变');
    await act.confirm();
    await until(() => called('withdrawDualControlRaise').length === 1, 'it is withdrawn');
    expect(called('withdrawDualControlRaise')[0]?.body).to.deep.equal({ revision: 2 });
  });

  it('changes the password of the operator themselves', async () => {
    const page = await show();
    const { act } = page;
    await signIn(page);
    await act.press('修改密码');
    await act.type('原密码', 'Demo@2026');
    await act.type('新密码', 'qeR7-vandel-Osmium');
    await act.type('验证码', '123456');
    await act.press('保存');
    await act.sees('两次输入的密码不一致');
    expect(called('alterOwnPassword')).to.have.length(0);
    await accessible(page.element);
    await act.type('再次输入新密码', 'qeR7-vandel-Osmium');
    await act.press('保存');
    await until(() => called('alterOwnPassword').length === 1, 'it is changed');
    expect(called('alterOwnPassword')[0]?.body).to.deep.equal({
      formerPassword: 'Demo@2026',
      password: 'qeR7-vandel-Osmium',
      code: '123456',
    });
  });

  it('stops others, not the operator themselves', async () => {
    const page = await show();
    await signIn(page);
    await page.act.press('操作员');
    await pressNamed(page.act, '停用 陆明哲');
    await page.act.sees('陆明哲立即退出登录');
    await page.act.confirm();
    await until(() => called('stopOperator').length === 1, 'it is stopped');
    expect(called('stopOperator')[0]?.body).to.deep.equal({ operatorNo: 'OP2', isStopped: true });
    const names = [...page.act.root.querySelectorAll('button')].map((one) => one.getAttribute('aria-label'));
    expect(names).not.to.include('停用 方若兰');
  });

  it('adds roles to others, and starts a stopped one, by a code', async () => {
    const listed = agencyAnswers()['queryOperators']?.({} as never) as ResultOf<typeof queryOperators>;
    const stopped = listed.operatorList.map((one) => ({ ...one, operatorState: 'stopped' }));
    const page = await show({ queryOperators: () => ({ total: 2, operatorList: stopped }) });
    const { act } = page;
    await signIn(page);
    await act.press('操作员');
    await pressNamed(act, '修改 陆明哲');
    expect(act.text()).not.to.include('验证码');
    await act.check('审计');
    await act.press('保存');
    await act.sees('请输入6位数字验证码');
    await accessible(page.element);
    await act.type('验证码', '123456');
    await act.press('保存');
    await until(() => called('alterOperator').length === 1, 'it is changed');
    await pressNamed(act, '启用 陆明哲');
    await act.sees('可以用原密码');
    await act.type('验证码', '654321');
    await act.confirm();
    await until(() => called('stopOperator').length === 1, 'it is started');
    expect(called('stopOperator')[0]?.body).to.deep.equal({ operatorNo: 'OP2', isStopped: false });
    expect(called('proveOperator').map(({ body }) => body)).to.deep.equal([
      { code: '123456' },
      { code: '654321' },
    ]);
  });

  it('takes the token of a link: password, then second factor', async () => {
    const { element, act } = await show();
    (element as ElementOf<typeof agency>).startToken = 'token-3';
    await act.sees('许知行，您好');
    await accessible(element);
    await act.type('新密码', 'qeR7-vandel-Osmium');
    await act.press('下一步');
    await act.sees('两次输入的密码不一致');
    await act.type('再次输入新密码', 'qeR7-vandel-Osmium');
    await act.press('下一步');
    await act.sees('请用身份验证器应用扫描二维码');
    expect(called('startOperator')[0]?.body).to.deep.equal({
      token: 'token-3',
      password: 'qeR7-vandel-Osmium',
    });
    await accessible(element);
  });
});
