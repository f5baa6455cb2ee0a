import { expect } from '@open-wc/testing';
import type { AccountClaim } from '../../../src/contract/account-safety/claims';
import { instantText } from '../../../src/domain/shanghai-time';
import { define } from '../../../components/index';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { next, type Answers } from '../../support/components/fake-runtime';
import { refusal } from '../../support/components/samples';
import { chooseFile } from '../cost-center/import-samples';
import { CLAIM, safetyAnswers } from './safety-samples';

const FILE = () => new File(['png'], '身份证.png', { type: 'image/png' });

describe('<tp-account-safety> for who can reach neither phone nor mailbox', () => {
  before(() => define());
  afterEach(takeAway);

  const shown = (answers: Answers = {}, attributes: Record<string, string> = {}) =>
    putOnPage(
      'tp-account-safety',
      { ...safetyAnswers(), ...answers },
      { page: 'serviceCenter', ...attributes },
    );
  const withClaim = (given: Partial<AccountClaim>, attributes: Record<string, string> = {}) =>
    shown({ queryAccountClaim: () => ({ claim: { ...CLAIM, ...given } }) }, attributes);

  it('shows the progress of a claim, and sends it once with the code of the new phone and documents', async () => {
    const { element, act } = await shown();
    await act.sees('通过后24小时生效');
    await act.sees('申诉结束30天后删除');
    await accessible(element);
    await act.press('提交申诉');
    for (const missing of ['请输入申诉原因', '请上传身份证明']) await act.sees(missing);
    await act.press('获取验证码');
    await act.sees('请输入11位手机号码');
    await act.type('新手机号', '13912345678');
    await act.press('获取验证码');
    await act.sees('验证码已发送');
    await act.type('验证码', '123456');
    await act.type('申诉原因', '手机丢失');
    chooseFile(act.root, FILE());
    await act.sees('身份证.png');
    const made = next(element, 'tp-account-claimed');
    await act.sees('身份证.png 已上传');
    await act.press('提交申诉');
    expect((await made).detail).to.deep.equal({ claimNo: CLAIM.claimNo });
    const [sent] = called('applyAccountClaim').map(({ body }) => body as { fileNos: string[] });
    expect(sent).to.deep.include({ phone: '13912345678', smsCode: '123456', reason: '手机丢失' });
    expect(sent?.fileNos).to.have.length(1);
    await act.sees('客服正在核对身份证明');
    await accessible(element);
  });

  it('reports a wrong code at once, and keeps the other inputs', async () => {
    const { act } = await shown({
      applyAccountClaim: () => {
        throw refusal('proofWrong');
      },
    });
    await act.type('新手机号', '13912345678');
    await act.type('验证码', '123456');
    await act.type('申诉原因', '手机丢失');
    chooseFile(act.root, FILE());
    await act.sees('身份证.png 已上传');
    await act.press('提交申诉');
    await act.sees('验证信息错误或已失效');
    expect(act.field('申诉原因')?.value).to.equal('手机丢失');
    await act.sees('身份证.png');
  });

  it('shows an approved claim with when it takes effect, and has it withdrawn after a question', async () => {
    const effectTime = '2026-11-21T02:00:00.000Z';
    let claim: AccountClaim = { ...CLAIM, claimState: 'approved', decideTime: CLAIM.applyTime, effectTime };
    const { element, act } = await shown({
      queryAccountClaim: () => ({ claim }),
      withdrawAccountClaim: () => {
        claim = { ...CLAIM, claimState: 'withdrawn' };
        return { claimNo: CLAIM.claimNo };
      },
    });
    await act.sees(`手机将于${instantText(effectTime)}更换`);
    await accessible(element);
    await act.press('撤回申诉');
    await act.sees('撤回后不能恢复');
    await accessible(element);
    expect(called('withdrawAccountClaim')).to.have.length(0);
    const withdrawn = next(element, 'tp-claim-withdrawn');
    await act.press('撤回申诉', 1);
    await withdrawn;
    await act.sees('上次申诉');
    await act.sees('提交申诉');
  });

  it('says why the last one was refused, and takes another', async () => {
    const { act } = await withClaim({
      claimState: 'refused',
      decideTime: CLAIM.applyTime,
      refuseReason: '证件不清晰',
      fileList: [],
    });
    for (const said of ['上次申诉', '已拒绝', '证件不清晰', '已删除', '提交申诉']) await act.sees(said);
  });

  it('takes none in a partner’s session', async () => {
    const account = (safetyAnswers({ isPartners: true })['queryAccountSafety'] as () => object)();
    const { act } = await shown({ queryAccountSafety: () => account });
    await act.sees('当前登录由合作方打开');
    expect(called('queryAccountClaim')).to.have.length(0);
  });

  it('is led to from where an identity is to be proved', async () => {
    const { element, act } = await shown({}, { page: 'changePhone' });
    element.addEventListener('tp-navigate', (event) => event.preventDefault());
    const asked = next(element, 'tp-navigate');
    await act.press('手机和邮箱都无法使用？');
    expect((await asked).detail).to.deep.equal({ target: 'accountSafety', page: 'serviceCenter' });
  });

  it('speaks English', async () => {
    const { act } = await withClaim({}, { lang: 'en' });
    await act.sees('Customer service is looking at the documents.');
    await act.sees('Being looked at');
  });
});
