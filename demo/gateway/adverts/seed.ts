import type { DemoSeed } from '../seed/demo-seed';
import type { Insertable } from 'kysely';
import { ADVERT_SPACE } from '../../../src/contract/adverts';
import { CLIENT_TYPE } from '../../../src/contract/envelope';
import { addDays, shanghaiDate } from '../../../src/domain/shanghai-time';
import type { Schema } from '../db/schema';
import { ENTERPRISES, TMC } from '../seed/organisation';

export const seed: DemoSeed = {
  after: ['enterprise'],
  insert: ({ tx, now }) => tx.insertInto('advert').values(demoAdverts(now)).execute(),
};

/** Adverts around `now`: texts of the site, three on the home page, and some that must not show. */
function demoAdverts(now: Date): Insertable<Schema['advert']>[] {
  const today = shanghaiDate(now);
  const begin = (days: number) => `${addDays(today, days)} 00:00:00`;
  const end = (days: number) => `${addDays(today, days)} 23:59:59`;
  const common = {
    tmc_number: TMC.tmcNumber,
    enterprise_num: null,
    source_type: CLIENT_TYPE,
    state: 1 as const,
    advert_priority: 1,
    advert_count: 3,
    begin_effect_time: begin(-30),
    end_effect_time: end(300),
    modify_time: `${addDays(today, -31)} 10:00:00`,
    text_parts: '{}',
  };
  const home = { ...common, advert_space_no: ADVERT_SPACE.home };
  return [
    {
      ...common,
      advert_space_no: ADVERT_SPACE.website,
      advert_group_id: 'WZ-01',
      end_effect_time: '',
      text_parts: JSON.stringify({
        title: '远途商旅 · 企业差旅管理平台',
        favicon: '/site-images/logo.svg',
        description: '面向企业员工与管理员的差旅预订与管理平台',
        keywords: '企业差旅,机票预订,差旅管理',
      }),
    },
    {
      ...home,
      advert_group_id: 'SY-01',
      text_content: '冬春航季已开放预订，提前7天出票平均可省两成',
      image_url: '/site-images/winter.svg',
      link_url: '#/flightBooking/index',
    },
    {
      ...home,
      advert_group_id: 'SY-02',
      advert_priority: 2,
      text_content: '行程有变？起飞前在订单详情中办理退票或改签，费用先算后办',
      image_url: '/site-images/change.svg',
      link_url: '#/orderManage/airOrderList',
    },
    {
      ...home,
      advert_group_id: 'SY-03',
      enterprise_num: ENTERPRISES[0].enterpriseNum,
      advert_priority: 3,
      text_content: '华睿信息协议航线已更新：北京往返上海、广州享协议折扣，预订时认准“协议”标记',
    },
    {
      ...common,
      advert_space_no: ADVERT_SPACE.flights,
      advert_group_id: 'JPLB-01',
      text_content: '没有合适的航班？看看前后一周的最低价，灵活出行更省差旅预算',
      image_url: '/site-images/winter.svg',
    },
    { ...home, advert_group_id: 'SY-04', state: 0, text_content: '尚未发布的活动' },
    {
      ...home,
      advert_group_id: 'SY-05',
      begin_effect_time: begin(-60),
      end_effect_time: end(-31),
      text_content: '已经结束的活动',
    },
  ];
}
