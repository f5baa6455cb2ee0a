import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, streams, takeAway } from '../../support/components/element-page';
import { until } from '../../support/components/fake-runtime';
import { pressNamed } from '../../support/components/press-named';
import { agencyAnswers } from './agency-samples';
import { MESSAGE } from './chats-samples';
import { openDesk } from './signed-in';

describe('the chat desk', () => {
  before(() => define(['agency']));
  afterEach(takeAway);

  it('takes a chat, replies with a prepared text, hears the answer, and hands the chat over', async () => {
    const page = await putOnPage('tp-agency', agencyAnswers());
    const { act, element } = page;
    await openDesk(page, '在线客服');
    await act.sees('1条未读');
    await accessible(element);
    await act.press('陈思远');
    await act.sees('接入后可以回复');
    expect(called('markChatRead')).to.have.length(0);
    await act.press('接入');
    await act.sees('我接待的');
    await until(() => called('markChatRead').length === 1, 'the message is noted as read');
    await act.press('插入常用语');
    await act.press('您好，请提供订单号。');
    await accessible(element);
    await act.press('发送');
    await act.sees('远途商旅服务有限公司');
    expect(called('replyChat')[0]?.body).to.deep.include({
      staffNo: 'S0001',
      content: '您好，请提供订单号。',
    });
    const stream = streams().findLast(({ ended }) => !ended);
    expect(stream?.body()).to.deep.equal({ staffNo: 'S0001', afterSequence: 1 });
    stream?.tell({ type: 'message', message: { ...MESSAGE, sequence: 3, content: '订单号是FL1' } });
    await act.sees('订单号是FL1');
    await act.press('转接');
    await act.check('韩雨桐');
    await accessible(element);
    await act.confirm();
    await act.sees('同事接待');
    await act.sees('接入后可以回复');
    expect(called('assignChat').map(({ body }) => body)).to.deep.equal([
      { staffNo: 'S0001', from: '', to: 'OP1' },
      { staffNo: 'S0001', from: 'OP1', to: 'OP2' },
    ]);
  });

  it('keeps prepared replies', async () => {
    const page = await putOnPage('tp-agency', agencyAnswers());
    const { act, element } = page;
    await openDesk(page, '在线客服');
    await act.press('常用语');
    await act.sees('请提供订单号');
    await accessible(element);
    await act.press('新增常用语');
    await act.confirm();
    await act.sees('请输入消息内容');
    await act.type('内容', '请稍候');
    await act.confirm();
    await until(() => called('addCannedReply').length === 1, 'it is added');
    await pressNamed(act, '删除 您好，请提供订单号。');
    await act.sees('删除后不可恢复');
    await act.confirm();
    await until(() => called('removeCannedReply').length === 1, 'it is removed');
    expect(called('removeCannedReply')[0]?.body).to.deep.equal({ replyNo: 'CR1', revision: 1 });
  });
});
