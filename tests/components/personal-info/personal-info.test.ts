import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import type { NoticeChoices } from '../../../src/contract/personal-info/notices';
import { GatewayError } from '../../../src/gateway/gateway-error';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { next, until, type Answers } from '../../support/components/fake-runtime';
import { pressNamed } from '../../support/components/press-named';
import { lostAnswer } from '../../support/components/samples';
import { chooseFile } from '../cost-center/import-samples';
import { OWN_ROLES, personalAnswers } from './personal-samples';

const shown = (answers: Answers = personalAnswers()) => putOnPage('tp-personal-info', answers);

describe('<tp-personal-info>', () => {
  before(() => define());
  afterEach(takeAway);

  it('shows the stored data, with masked numbers, expired documents marked, and the administrator to contact', async () => {
    const { element, act } = await shown();
    await act.sees('110*************11');
    await act.sees('已过期');
    await act.sees('由企业管理');
    await act.sees('请联系企业管理员：李敏，电话010-12345678。');
    await accessible(element);
  });

  it('shows the own travel standard, roles, rights and scope of reports, each by the call of the specification', async () => {
    const { element, act } = await shown();
    await act.press('可以打开的页面（2 个）');
    await act.press('可以进行的操作（1 项）');
    for (const words of [
      '普通员工差标（按部门）',
      '舱等不高于经济舱',
      '折扣经济舱不高于8.0折',
      '价格不高于¥2,000.00',
      '提前预订至少提前3天',
      '低价前后60分钟内的最低价，可高出¥100.00',
      '超标后须审批',
      '角色普通员工、部门主管',
      '管理员子管理员',
      '报表数据范围本人及指定部门：市场部',
      '可以打开的页面（2 个）机票预订、机票订单',
      '可以进行的操作（1 项）取消订单',
    ])
      await act.sees(words);
    expect(called('queryFunAndDataPermissionForUse')[0]?.body).to.deep.equal({
      returnType: 0,
      staffId: '1000010001',
      appNo: 'YHWZ',
    });
    await accessible(element);
  });

  it('says where there is no travel standard, and reads rights again that could not be read', async () => {
    let isLost = true;
    const { act } = await shown({
      ...personalAnswers(),
      queryStandardInfo: () => ({ staffNO: '', staffName: '', standard: null, priorityList: [] }),
      queryUserBusiRoleByUserkeyIdForCloud: () => {
        if (isLost) throw lostAnswer();
        return OWN_ROLES;
      },
    });
    await act.sees('企业未对您设置差旅标准，预订不受限制。');
    await act.sees('重试');
    isLost = false;
    await act.press('重试');
    await act.sees('角色普通员工、部门主管');
  });

  it('says where there is no document yet, and asks for nothing that is not told', async () => {
    const { act } = await shown(personalAnswers({ documents: [], sexTem: null, birthDay: '' }));
    await act.sees('尚未添加证件，添加后才能预订');
    await pressNamed(act, '修改');
    await act.sees('姓名须与证件一致');
    await act.press('保存');
    await act.sees('请选择性别');
    await act.sees('请选择出生日期');
    expect(called('savePersonalIdentity')).to.have.length(0);
  });

  it('names orders that use the former name, and opens them', async () => {
    const { element, act } = await shown(
      personalAnswers({ outdatedOrders: [{ orderNo: '26112000000001', orderStatus: '待支付' }] }),
    );
    await act.sees('仍使用修改前的姓名或证件');
    const going = next(element, 'tp-navigate');
    await act.press('26112000000001');
    expect((await going).detail).to.deep.equal({ target: 'order', orderNo: '26112000000001' });
  });

  it('checks a document by its type before it is sent, and sends the masked number for the one on record', async () => {
    const { element, act } = await shown();
    await pressNamed(act, '修改护照');
    await act.sees('不修改时保持隐藏的号码即可');
    await act.press('保存');
    await act.sees('证件已过期，请填写有效的证件');
    await act.type('证件号码', 'E1');
    await act.type('有效期至', '2040-01-31');
    await act.press('保存');
    await act.sees('护照号码应为5至20位字母或数字');
    expect(called('savePersonalDocument')).to.have.length(0);
    await act.type('证件号码', 'EJ2****76');
    await accessible(element);
    const saved = next(element, 'tp-personal-info-saved');
    await act.press('保存');
    expect((await saved).detail).to.deep.equal({ what: 'document' });
    expect(called('savePersonalDocument')[0]?.body).to.deep.equal({
      cardType: 1,
      cardNo: 'EJ2****76',
      holderName: 'CHEN/SIYUAN',
      validUntil: '2040-01-31',
    });
  });

  it('shows refusals of the gateway at its field', async () => {
    const { act } = await shown({
      ...personalAnswers(),
      savePersonalCard: () => {
        throw new GatewayError({
          kind: 'fields',
          code: '41000',
          message: '',
          retryable: false,
          fields: { cardNo: '该卡号无法保存，请核对后重试' },
        });
      },
    });
    await pressNamed(act, '修改中国国航 CA');
    await act.type('卡号', '1');
    await act.press('保存');
    await act.sees('请输入正确的常旅客卡号');
    expect(called('savePersonalCard')).to.have.length(0);
    await act.type('卡号', '001234567890');
    await act.press('保存');
    await act.sees('该卡号无法保存，请核对后重试');
    expect(called('savePersonalCard')).to.have.length(1);
  });

  it('shows a whole number once it is proved who looks, and hides it again', async () => {
    const { element, act } = await shown();
    await pressNamed(act, '查看身份证的完整号码');
    await act.sees('每次查看都会记入账户安全的安全记录');
    await accessible(element);
    await act.press('下一步');
    await act.sees('请输入登录密码');
    await act.check('短信验证码');
    await act.press('获取验证码');
    await act.sees('验证码已发送');
    await act.type('验证码（138****0001）', '123456');
    await act.press('下一步');
    await act.sees('110105199003070011');
    await pressNamed(act, '隐藏身份证的完整号码');
    await until(() => !(act.root.textContent ?? '').includes('110105199003070011'), 'hidden');
  });

  it('names a colleague who may book for the user, and ends that', async () => {
    const { element, act } = await shown();
    await act.sees('尚未授权任何人');
    await act.sees('您可以代订的同事');
    await act.press('授权同事');
    await act.sees('双方都会收到邮件通知');
    await act.press('保存');
    await act.sees('请选择同事');
    await act.type('同事', '林');
    const option = () =>
      [...act.root.querySelectorAll<HTMLElement>('[role=option]')].find((one) =>
        one.textContent?.includes('林晓'),
      );
    await until(option, 'the colleague is offered');
    option()?.click();
    await act.type('开始日期', '2099-01-01');
    await act.press('保存');
    await act.sees('结束日期不能早于开始日期');
    expect(called('saveBookingDelegate')).to.have.length(0);
    await accessible(element);
    await act.type('结束日期', '2099-02-01');
    const saved = next(element, 'tp-personal-info-saved');
    await act.press('保存');
    expect((await saved).detail).to.deep.equal({ what: 'delegate' });
    expect(called('saveBookingDelegate')[0]?.body).to.deep.equal({
      staffNO: '1000010007',
      beginDate: '2099-01-01',
      endDate: '2099-02-01',
    });
    await act.sees('未开始');
    await pressNamed(act, '取消对林晓的授权');
    await act.sees('林晓将不能再为您预订');
    await act.press('确认取消');
    await act.sees('尚未授权任何人');
  });

  it('sets by their kind in which ways notices come, says which cannot be turned off, and the language of mails', async () => {
    const { element, act } = await shown();
    await act.sees('为保护账户不能关闭');
    await pressNamed(act, '修改通知方式');
    await act.sees('未选择任何方式的不再通知');
    const boxes = [...act.root.querySelectorAll<HTMLInputElement>('dialog input[type=checkbox]')];
    expect(boxes).to.have.length(24);
    // For 待我审批: no mails, but text messages.
    boxes[1]?.click();
    boxes[2]?.click();
    await act.check('English');
    await accessible(element);
    const saved = next(element, 'tp-personal-info-saved');
    await act.press('保存');
    expect((await saved).detail).to.deep.equal({ what: 'notices' });
    const body = called('saveNoticeChoices')[0]?.body as NoticeChoices;
    expect(body.mailLocale).to.equal('en');
    expect([body.ways.asking, body.ways.outcome]).to.deep.equal([
      ['portal', 'sms'],
      ['portal', 'mail'],
    ]);
    await act.sees('门户、短信');
  });

  it('saves a picture, shows it, and deletes it; other files cause an error at the field', async () => {
    const { element, act } = await shown();
    await act.sees('选择图片');
    chooseFile(act.root, new File(['x'], '头像.gif', { type: 'image/gif' }));
    await act.sees('仅支持JPG、PNG、WebP格式的图片');
    chooseFile(act.root, new File([new Uint8Array(2 * 1024 * 1024 + 1)], '头像.png', { type: 'image/png' }));
    await act.sees('文件不能超过2MB');
    expect(called('saveAvatar')).to.have.length(0);
    const saved = next(element, 'tp-personal-info-saved');
    chooseFile(act.root, new File(['x'], '头像.png', { type: 'image/png' }));
    expect((await saved).detail).to.deep.equal({ what: 'avatar' });
    await act.sees('更换图片');
    const drawn = () => {
      const canvas = act.root.querySelector<HTMLCanvasElement>('.tp-avatar canvas');
      return canvas?.getContext('2d')?.getImageData(128, 128, 1, 1).data[1] === 255;
    };
    await until(drawn, 'the picture is drawn');
    await pressNamed(act, '删除头像');
    await act.sees('选择图片');
    expect(act.root.querySelector('.tp-avatar canvas')).to.equal(null);
  });

  it('has everything made into a file once it is proved who asks', async () => {
    const { element, act } = await shown();
    await act.press('导出我的数据');
    await act.sees('导出的文件含完整的证件号码');
    await act.check('短信验证码');
    await act.press('获取验证码');
    await act.sees('验证码已发送');
    await act.type('验证码（138****0001）', '123456');
    const asked = next(element, 'tp-track');
    await act.press('下一步');
    expect((await asked).detail.name).to.equal('own-data-exported');
    expect(called('addExport').at(-1)?.body).to.deep.equal({ kind: 'ownData', format: 'zip', query: {} });
  });

  it('shows no whole number in a session that a partner opened', async () => {
    const { act } = await shown(personalAnswers({ isPartners: true }));
    await act.sees('110*************11');
    expect(act.button('查看身份证的完整号码')).to.equal(undefined);
    expect(act.button('导出我的数据')).to.equal(undefined);
  });
});
