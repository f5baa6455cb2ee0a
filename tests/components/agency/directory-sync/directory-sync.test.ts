import { expect } from '@open-wc/testing';
import { define } from '../../../../components/index';
import { accessible } from '../../../support/components/accessible';
import { setValue } from '../../../support/components/act';
import { called, putOnPage, takeAway } from '../../../support/components/element-page';
import { pressNamed } from '../../../support/components/press-named';
import { agencyAnswers } from '../agency-samples';
import { dialogClosed } from '../dialog-closed';
import { openDesk } from '../signed-in';
import { DIRECTORY, TOKEN } from './samples';

describe('<tp-agency> directories of enterprises', () => {
  before(() => define(['agency']));
  afterEach(takeAway);

  it('sets a directory, makes its token once, ends one, and shows its requests', async () => {
    const page = await putOnPage('tp-agency', agencyAnswers());
    const { act } = page;
    await openDesk(page, '目录同步');
    await act.sees('同步中');
    await accessible(page.element);
    await pressNamed(act, DIRECTORY.entName);
    await act.sees('phoneNumbers: 请输入11位手机号码');
    await act.sees('https://portal.example/scim/v2');
    await accessible(page.element);

    await act.press('修改设置');
    await act.sees('自动新增部门');
    await accessible(page.element);
    await act.press('保存');
    await dialogClosed(act);
    expect(called('saveDirectorySync')[0]?.body).to.deep.include({ revision: 3, deptNo: 'D1', roleNo: '' });

    await act.press('生成令牌');
    await act.confirm();
    await act.sees('请输入6位数字验证码');
    expect(called('addDirectoryToken')).to.have.length(0);
    await act.type('验证码', '123456');
    await act.confirm();
    await act.sees('令牌只显示这一次');
    await accessible(page.element);
    expect(act.root.querySelector<HTMLInputElement>('dialog input[readonly]')?.value).to.equal(TOKEN.token);
    await act.press('关闭');
    await act.sees('令牌还没有复制');
    await act.press('仍要关闭');
    await dialogClosed(act);
    expect(act.root.innerHTML).not.to.contain(TOKEN.token);

    await pressNamed(act, '结束 令牌1');
    await act.sees('这是唯一有效的令牌');
    await act.check('立即失效');
    await accessible(page.element);
    await act.confirm();
    await dialogClosed(act);
    expect(called('endDirectoryToken')[0]?.body).to.deep.include({ tokenNo: 1, endTime: '' });

    await act.press('暂停同步');
    setValue(act.root.querySelector('dialog textarea') as HTMLTextAreaElement, '更换目录');
    await act.confirm();
    await dialogClosed(act);
    expect(called('switchDirectorySync')[0]?.body).to.deep.include({ isOn: false, reason: '更换目录' });
  });
});
