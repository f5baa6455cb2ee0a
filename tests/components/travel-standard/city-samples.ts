import { cityTiers, tierCities } from '../../../src/contract/travel-standard/city-tiers';
import type { Answers } from '../../support/components/fake-runtime';
import { resourceAnswers } from '../../support/components/resource-answers';

export const CITY_TIERS = [
  { tierNO: 'T1', tierName: '一线城市', remark: '', sortOrder: 1, cityCount: 1, modifyTime: null },
  { tierNO: 'T2', tierName: '二线城市', remark: '', sortOrder: 2, cityCount: 0, modifyTime: null },
] as const;

const TIER_CITIES = [
  {
    recordNO: 'TC1',
    city: { no: 'BJS', name: '北京' },
    tier: { no: 'T1', name: '一线城市' },
    remark: '',
    modifyTime: null,
  },
];

export const cityTierAnswers = (): Answers =>
  resourceAnswers(cityTiers, CITY_TIERS, () => ({ sortOrder: 3, cityCount: 0, modifyTime: null })).answers;
export const tierCityAnswers = (): Answers =>
  resourceAnswers(tierCities, TIER_CITIES, () => ({ modifyTime: null })).answers;
