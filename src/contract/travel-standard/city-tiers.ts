import * as v from 'valibot';
import { OBJECT } from '../permission/objects';
import { resource } from '../resource/resource';
import { namedOne } from '../resource/values';

const PERMISSION = { read: OBJECT.seeCityTiers, write: OBJECT.editCityTiers };
const Remark = v.pipe(v.string(), v.trim(), v.maxLength(100, '备注不能超过100个字'));

const tierFilled = {
  tierName: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('请输入等级名称'),
    v.maxLength(20, '等级名称不能超过20个字'),
  ),
  remark: Remark,
};

/** The enterprise's tiers of cities, the dearest first (specification 2.4, cityMainSet). */
export const cityTiers = resource({
  name: 'cityTier',
  gateway: 'service',
  path: '/CLStandardIntegrateService/api/cityTierController',
  noun: 'CityTier',
  key: 'tierNO',
  row: v.object({
    tierNO: v.string(),
    ...tierFilled,
    sortOrder: v.number(),
    /** Number of cities in the tier. */
    cityCount: v.number(),
    modifyTime: v.nullable(v.string()),
  }),
  form: v.object(tierFilled),
  filters: v.object({}),
  sort: ['sortOrder', 'tierName', 'modifyTime'],
  permission: PERMISSION,
  arranged: true,
  choices: { name: 'tierName' },
  changes: ['tierCity'],
});

const cityFilled = {
  city: namedOne('请选择城市'),
  tier: namedOne('请选择城市等级'),
  remark: Remark,
};

/** Assignment of cities to tiers; a city without a tier is in no list (specification 2.4, cityMaintain). */
export const tierCities = resource({
  name: 'tierCity',
  gateway: 'service',
  path: '/CLStandardIntegrateService/api/tierCityController',
  noun: 'TierCity',
  key: 'recordNO',
  row: v.object({ recordNO: v.string(), ...cityFilled, modifyTime: v.nullable(v.string()) }),
  form: v.object(cityFilled),
  filters: v.object({ tier: v.optional(v.string()), city: v.optional(v.string()) }),
  sort: ['city', 'tier', 'modifyTime'],
  permission: PERMISSION,
  changes: ['cityTier'],
});
