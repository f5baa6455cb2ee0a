import { expect } from '@open-wc/testing';
import { messageOf } from '../../../components/portal/chrome/message-page';
import { isBookingDenied, withBookingRight } from '../../../components/portal/routing/booking-right';
import { pageElement } from '../../../components/portal/routing/page-element';
import { matchRoute, parseHash } from '../../../components/portal/routing/route';
import { portalTexts } from '../../../components/portal/texts';
import { OBJECT } from '../../../src/contract/permission/objects';

describe('a user who may not book flights', () => {
  const match = (hash: string) => matchRoute(parseHash(hash), undefined, new Map());
  const said = (hash: string, operations: string[]) =>
    messageOf(match(hash), true, portalTexts.chinese, isBookingDenied({ operations }))?.text;
  const set = (hash: string, operations: string[]) =>
    Object.fromEntries(
      withBookingRight(pageElement(match(hash), undefined, ''), isBookingDenied({ operations })).attributes,
    );

  it('sees an explanation in the place of the forms', () => {
    expect(said('#/flightBooking/index', [])).to.contain('没有预订国内机票的权限');
    expect(said('#/flightBooking/index', [OBJECT.bookFlight])).to.equal(undefined);
    expect(said('#/Home/index', []), 'there is more on it').to.equal(undefined);
    expect(set('#/Home/index', [])).to.have.property('booking-denied', '');
    expect(set('#/Home/index', [OBJECT.bookFlight])['booking-denied']).to.equal(undefined);
    expect(set('#/flightBooking/index', [])).not.to.have.property('booking-denied');
  });

  it('is not assumed before the rights are known', () => {
    expect(isBookingDenied(undefined)).to.equal(false);
  });
});
