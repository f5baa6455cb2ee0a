import { tierCities } from '../../../../src/contract/travel-standard/city-tiers';
import { keepingOwnRules } from '../../permission/own-rules/keep';
import { implementResource } from '../../server/resource/implement-resource';
import { listed, rowsOf } from '../../server/resource/references';
import { referenceIn } from '../../server/resource/stored-fields';
import { allCityNames } from './all-cities';

export const CITIES = listed(allCityNames, '所选城市不存在，请重新选择');
export const TIERS = rowsOf({
  table: 'city_tier',
  no: 'tier_no',
  name: 'tier_name',
  unknown: '所选城市等级不存在，请重新选择',
});

export const tierCityCalls = implementResource(tierCities, {
  table: 'tier_city',
  around: keepingOwnRules,
  columns: { recordNO: 'record_no', remark: 'remark', modifyTime: 'modified_at' },
  fields: { city: referenceIn('city_code', CITIES), tier: referenceIn('tier_no', TIERS) },
  search: ['remark'],
  filters: { tier: 'tier_no', city: 'city_code' },
  unique: { tier_city_city: { city: '该城市已设置等级' } },
});
