import { expect } from '@open-wc/testing';
import { spendChange } from '../../../components/home/spend-change';
import { homeTexts } from '../../../components/home/texts';
import { daysLater, ticketTone } from '../../../components/home/trip-state';
import { trip } from './home-samples';

describe('the texts of the home page', () => {
  for (const [amount, before, difference, percent] of [
    [460_000, 400_000, 60_000, '+15.0%'],
    [400_000, 460_000, -60_000, '-13.0%'],
    [100, 100, 0, '0.0%'],
    [100, 0, 100, undefined],
    [100, -50, 150, undefined],
    [-50, 100, -150, '-150.0%'],
    [100_001, 100_000, 1, '0.0%'],
  ] as const) {
    it(`says of ${amount} after ${before}: ${percent}`, () => {
      expect(spendChange(amount, before)).to.deep.equal({ difference, percent });
    });
  }

  it('says how far a day is', () => {
    expect([0, 1, 2, 3, 30].map(homeTexts.chinese.ahead)).to.deep.equal([
      '今天',
      '明天',
      '后天',
      '3天后',
      '30天后',
    ]);
  });

  it('says how it stands with a ticket', () => {
    function text(change: Parameters<typeof trip>[0]): string {
      const { ticketStatus, orderStatus } = trip(change);
      return ticketTone(trip(change)) ? homeTexts.chinese.ticket(ticketStatus) : orderStatus;
    }
    expect(text({})).to.equal('已出票');
    expect(text({ ticketStatus: 'CHECKED IN' })).to.equal('已值机');
    expect(text({ ticketStatus: '', orderStatus: '待支付' })).to.equal('待支付');
    expect(text({ ticketStatus: '', orderStatus: '出票中' })).to.equal('出票中');
    expect(text({ orderStatus: '退票中' })).to.equal('退票中');
    expect(text({ ticketStatus: 'SUSPENDED' })).to.equal('客票挂起');
  });

  it('marks an arrival on another day', () => {
    expect(daysLater(trip())).to.equal(0);
    expect(daysLater(trip({ arrTime: '2027-03-02T00:10' }))).to.equal(1);
  });
});
