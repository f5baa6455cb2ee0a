import type { DatabaseTransaction } from '../../db/database';
import { ENTERPRISES } from '../../seed/organisation';

/** Usual tiers, and the cities of each (IATA codes). */
const TIERS = [
  { name: '一线城市', remark: '住宿、用餐标准最高', cities: 'BJS SHA CAN SZX' },
  { name: '新一线城市', remark: '', cities: 'CTU HGH CKG SIA WUH NKG CSX TSN TAO' },
  { name: '热点旅游城市', remark: '旺季价格上浮较多', cities: 'SYX HAK XMN KWL LJG DLC' },
  { name: '其他城市', remark: '未列出的城市按此等级', cities: 'URC HRB SHE KMG TNA CGO' },
] as const;

const tierNo = (enterpriseNum: string, i: number) => `${enterpriseNum}T${i + 1}`;

/** Inserts tiers and their cities for every enterprise. */
export async function insertCityTiers(tx: DatabaseTransaction): Promise<void> {
  const tiers = ENTERPRISES.flatMap(({ enterpriseNum }) =>
    TIERS.map(({ name, remark }, i) => ({
      tier_no: tierNo(enterpriseNum, i),
      enterprise_num: enterpriseNum,
      tier_name: name,
      remark,
      sort_order: i + 1,
    })),
  );
  await tx.insertInto('city_tier').values(tiers).execute();
  const cities = ENTERPRISES.flatMap(({ enterpriseNum }) =>
    TIERS.flatMap(({ cities: codes }, i) =>
      codes.split(' ').map((city_code) => ({
        record_no: `${enterpriseNum}TC${city_code}`,
        enterprise_num: enterpriseNum,
        city_code,
        tier_no: tierNo(enterpriseNum, i),
        remark: '',
      })),
    ),
  );
  await tx.insertInto('tier_city').values(cities).execute();
}
