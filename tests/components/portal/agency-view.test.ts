import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { within } from '../../support/components/act';
import { USER } from '../../support/components/fake-runtime';
import { goodAnswers } from '../../support/components/samples';
import { answerOverTheWire } from '../suite/exercises';

describe('<tp-portal> opened by the agency', () => {
  const present = location.href;
  let stop: () => void;
  let portal: HTMLElement;
  afterEach(() => {
    portal.remove();
    stop();
    history.replaceState(null, '', present);
  });

  it('spends the ticket of the address, which it takes out, and says that nothing can be changed and nothing is real', async () => {
    const redeemed: unknown[] = [];
    stop = answerOverTheWire({
      ...goodAnswers(),
      redeemEnterpriseView: (body) => {
        redeemed.push(body);
        return { authSign: 'view-token', userNO: USER.userNO, expireTime: '2026-11-20T02:15:00.000Z' };
      },
      verifyUserAuthSignForCloud: () => ({ ...USER, isViewOnly: true, sandbox: true }),
    });
    await define(['portal']);
    history.replaceState(null, '', '#/?viewSign=ticket-1');
    const made = document.createElement('tp-portal');
    portal = made;
    made.storage = 'memory';
    made.gateway = '/';
    document.body.append(made);
    await within(made).sees('服务商查看模式');
    await within(made).sees('沙箱环境：不产生真实订单和费用');
    expect(redeemed).to.deep.equal([{ viewSign: 'ticket-1' }]);
    expect(location.href).not.to.include('ticket-1');
  });
});
