import type { Advert } from '../../../src/contract/adverts';

export function advert(change: Partial<Advert> = {}, content: Partial<Advert['advertContent']> = {}): Advert {
  return {
    advertGroupID: 'SY-01',
    advertPriority: 1,
    advertCount: 3,
    beginEffectTime: '2026-01-01 00:00:00',
    endEffectTime: '',
    modifyTime: '2026-01-01 00:00:00',
    advertContent: {
      textContent: '冬春航季已开放预订',
      imageUrl: '',
      linkUrl: '/#/flightBooking/index',
      textParts: {},
      ...content,
    },
    ...change,
  };
}

export const ADVERTS: Advert[] = [
  advert(),
  advert(
    { advertGroupID: 'SY-02', advertPriority: 2 },
    { textContent: '行程有变？在订单详情中办理', linkUrl: '' },
  ),
];
