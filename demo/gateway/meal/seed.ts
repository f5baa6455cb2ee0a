import type { DemoSeed } from '../seed/demo-seed';
import { departmentsOf, ENTERPRISES, gradeNo, type DemoEnterprise } from '../seed/organisation';

/** Delivery addresses of each enterprise. */
const OFFICES: Readonly<Record<string, readonly [city: string, name: string, address: string]>> = {
  '100001': ['BJS', '北京总部', '北京市朝阳区望京东路8号华睿大厦1层前台'],
  '100002': ['TNA', '济南厂区', '济南市历城区工业北路188号东岳重工行政楼'],
  '100003': ['SHA', '上海总部', '上海市浦东新区张江路66号清禾医药2层'],
};
/** Limits by grade from the top: lunch and dinner, and dinner in the most expensive cities; fen. */
const LIMITS = [
  { name: '高管', limit: 20_000, dearest: 30_000 },
  { name: '总监级', limit: 12_000, dearest: 15_000 },
  { name: '经理级', limit: 8000, dearest: 10_000 },
  { name: '员工级', limit: 5000, dearest: 6000 },
] as const;

/** Standards, subsidies, addresses, specifications and receivers of meals, for every enterprise. */
export const seed: DemoSeed = {
  after: ['staff', 'travel-standard'],
  async insert({ tx, people }) {
    await tx.insertInto('meal_standard').values(ENTERPRISES.flatMap(standardsOf)).execute();
    await tx.insertInto('meal_subsidy').values(ENTERPRISES.flatMap(subsidiesOf)).execute();
    await tx.insertInto('delivery_address').values(ENTERPRISES.map(addressOf)).execute();
    await tx.insertInto('meal_specification').values(ENTERPRISES.flatMap(specificationsOf)).execute();
    const places = people.flatMap((person) => person.places);
    const receivers = ENTERPRISES.flatMap(({ enterpriseNum, phone }, i) => {
      const place = places.find((one) => one.enterpriseNum === enterpriseNum);
      return place === undefined
        ? []
        : [
            {
              receiver_no: `${enterpriseNum}GR1`,
              enterprise_num: enterpriseNum,
              address_no: `${enterpriseNum}DA1`,
              staff_no: place.staffNo,
              phone: `1380000${phone.slice(-3)}${i}`,
              time_from: '11:30',
              time_to: '13:00',
            },
          ];
    });
    await tx.insertInto('goods_receiver').values(receivers).execute();
  },
};

function standardsOf({ enterpriseNum }: DemoEnterprise) {
  return LIMITS.flatMap(({ name, limit, dearest }, rank) => {
    const common = {
      enterprise_num: enterpriseNum,
      grade_no: gradeNo(enterpriseNum, rank),
      dept_no: null,
      day_type: 'all' as const,
      over_policy: 1 as const,
    };
    const of = (i: number) => `${enterpriseNum}MS${rank * 3 + i}`;
    return [
      {
        ...common,
        standard_no: of(1),
        standard_name: `午餐（${name}）`,
        meal: 'lunch' as const,
        tier_no: null,
        price_limit: limit,
      },
      {
        ...common,
        standard_no: of(2),
        standard_name: `晚餐（${name}）`,
        meal: 'dinner' as const,
        tier_no: null,
        price_limit: limit,
      },
      {
        ...common,
        standard_no: of(3),
        standard_name: `一线城市晚餐（${name}）`,
        meal: 'dinner' as const,
        tier_no: `${enterpriseNum}T1`,
        price_limit: dearest,
      },
    ];
  });
}

function subsidiesOf(enterprise: DemoEnterprise) {
  const { enterpriseNum } = enterprise;
  const [, second] = departmentsOf(enterprise);
  const common = { enterprise_num: enterpriseNum, valid_from: '2026-01-01' };
  return [
    {
      ...common,
      subsidy_no: `${enterpriseNum}MB1`,
      subsidy_name: '出差用餐补贴',
      grade_no: gradeNo(enterpriseNum, 3),
      dept_no: null,
      unit: 'day' as const,
      amount: 10_000,
      valid_to: null,
      granted_at: 'tripEnd' as const,
      is_enable: true,
    },
    {
      ...common,
      subsidy_no: `${enterpriseNum}MB2`,
      subsidy_name: '加班夜宵补贴',
      grade_no: null,
      dept_no: second?.deptNo ?? null,
      unit: 'meal' as const,
      amount: 3000,
      valid_to: '2026-12-31',
      granted_at: 'monthly' as const,
      is_enable: true,
    },
  ];
}

function addressOf({ enterpriseNum, phone }: DemoEnterprise, i: number) {
  const [city_code, address_name, address] = OFFICES[enterpriseNum] ?? ['BJS', '总部', '前台'];
  return {
    address_no: `${enterpriseNum}DA1`,
    enterprise_num: enterpriseNum,
    address_name,
    city_code,
    address,
    contact: '行政前台',
    phone: `1390000${phone.slice(-3)}${i}`,
    dept_nos: [],
    is_default: true,
    is_enable: true,
  };
}

function specificationsOf({ enterpriseNum }: DemoEnterprise) {
  return [
    { name: '商务套餐', price: 4500, least: 1, most: 20 },
    { name: '会议茶歇', price: 3800, least: 10, most: 100 },
    { name: '十人桌餐', price: 98_000, least: 8, most: 10 },
  ].map(({ name, price, least, most }, i) => ({
    specification_no: `${enterpriseNum}MG${i + 1}`,
    enterprise_num: enterpriseNum,
    specification_name: name,
    price,
    min_persons: least,
    max_persons: most,
    is_enable: true,
    sort_order: i + 1,
  }));
}
