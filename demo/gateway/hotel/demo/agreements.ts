import type { Insertable } from 'kysely';
import type { Star } from '../../../../src/contract/hotel/hotel-agreements';
import { addDays, shanghaiDate } from '../../../../src/domain/shanghai-time';
import type { Schema } from '../../db/schema';
import { gradeNo, type DemoEnterprise } from '../../seed/organisation';

type NewAgreement = Insertable<Schema['hotel_agreement']>;
type NewOffer = Insertable<Schema['agent_hotel_offer']>;

interface DemoHotel {
  name: string;
  city: string;
  star: Star;
  address: string;
  phone: string;
  contact: string;
  /** Yuan of the cheapest room on a weekday. */
  price: number;
  /** Days from now. */
  from: number;
  to: number;
}

const HOTELS: readonly DemoHotel[] = [
  {
    name: '望京云庭酒店',
    city: 'BJS',
    star: 5,
    address: '朝阳区望京西路18号',
    phone: '010-65001818',
    contact: '销售部 陈经理',
    price: 680,
    from: -200,
    to: 165,
  },
  {
    name: '张江智选酒店',
    city: 'SHA',
    star: 4,
    address: '浦东新区科苑路200号',
    phone: '021-50802000',
    contact: '预订部',
    price: 468,
    from: -300,
    to: 20,
  },
  {
    name: '西湖湖畔居酒店',
    city: 'HGH',
    star: 4,
    address: '西湖区曙光路33号',
    phone: '0571-87983300',
    contact: '协议客户部',
    price: 420,
    from: -400,
    to: -35,
  },
  {
    name: '天府商务酒店',
    city: 'CTU',
    star: 3,
    address: '高新区天府大道中段66号',
    phone: '028-85306600',
    contact: '前台',
    price: 298,
    from: 15,
    to: 380,
  },
];

/** The agency's offers: the hotel, and the price in percent of the enterprise's own agreement. */
const OFFERS = [
  { hotel: 0, percent: 94, isJoined: true },
  { hotel: 1, percent: 108, isJoined: true },
  { hotel: 2, percent: 100, isJoined: false },
] as const;

/** Limits of a night by grade from the top, in the most expensive cities and elsewhere: yuan. */
const LIMITS = [
  { dearest: 1200, elsewhere: 900 },
  { dearest: 900, elsewhere: 700 },
  { dearest: 700, elsewhere: 500 },
  { dearest: 550, elsewhere: 380 },
] as const;

const FEN = 100;
const roomsOf = (yuan: number) =>
  JSON.stringify([
    { roomName: '高级大床房', weekdayPrice: yuan * FEN, weekendPrice: (yuan + 40) * FEN, breakfasts: 1 },
    {
      roomName: '豪华双床房',
      weekdayPrice: (yuan + 80) * FEN,
      weekendPrice: (yuan + 120) * FEN,
      breakfasts: 2,
    },
  ]);

const agreed = ({ name, city, star, from, to }: DemoHotel, today: string) => ({
  hotel_name: name,
  city_code: city,
  star,
  valid_from: addDays(today, from),
  valid_to: addDays(today, to),
  is_tax_included: true,
  tax_rate: 6,
  dept_nos: [],
});

export function agreementsOf({ enterpriseNum }: DemoEnterprise, now: Date): NewAgreement[] {
  const today = shanghaiDate(now);
  return HOTELS.map((hotel, i) => ({
    ...agreed(hotel, today),
    agreement_no: `${enterpriseNum}HA${i + 1}`,
    enterprise_num: enterpriseNum,
    rooms: roomsOf(hotel.price),
    address: hotel.address,
    phone: hotel.phone,
    contact: hotel.contact,
    cancel_days: 1,
    cancel_hour: 18,
    blackouts: '[]',
    remark: '',
    is_enable: true,
  }));
}

export function offersOf({ enterpriseNum }: DemoEnterprise, now: Date): NewOffer[] {
  const today = shanghaiDate(now);
  return OFFERS.flatMap(({ hotel: at, percent, isJoined }, i) => {
    const hotel = HOTELS[at];
    return hotel === undefined
      ? []
      : [
          {
            ...agreed({ ...hotel, to: hotel.to + 200 }, today),
            offer_no: `${enterpriseNum}HO${i + 1}`,
            enterprise_num: enterpriseNum,
            rooms: roomsOf(Math.round((hotel.price * percent) / 100)),
            is_joined: isJoined,
          },
        ];
  });
}

export const hotelStandardsOf = ({ enterpriseNum }: DemoEnterprise) =>
  LIMITS.flatMap(({ dearest, elsewhere }, rank) => [
    {
      standard_no: `${enterpriseNum}HS${rank * 2 + 1}`,
      enterprise_num: enterpriseNum,
      grade_no: gradeNo(enterpriseNum, rank),
      tier_no: `${enterpriseNum}T1`,
      price_limit: dearest * FEN,
      remark: '',
    },
    {
      standard_no: `${enterpriseNum}HS${rank * 2 + 2}`,
      enterprise_num: enterpriseNum,
      grade_no: gradeNo(enterpriseNum, rank),
      tier_no: null,
      price_limit: elsewhere * FEN,
      remark: '',
    },
  ]);
