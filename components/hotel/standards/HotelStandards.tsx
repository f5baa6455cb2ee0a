import { grades } from '../../../src/contract/address-book/grades';
import { hotelStandards } from '../../../src/contract/hotel/hotel-standards';
import { cityTiers } from '../../../src/contract/travel-standard/city-tiers';
import { instant, money, text } from '../../../src/element/resource/fields/field-types';
import { reference } from '../../../src/element/resource/fields/reference-types';
import { resourcePage } from '../../../src/element/resource/resource-page';
import { hotelStandardTexts, type HotelStandardTexts as T } from './texts';

const tier = reference(cityTiers);

export default resourcePage(hotelStandards, hotelStandardTexts, {
  path: '/protocolHotelManage/hotelStandardsSet',
  title: 'grade',
  fields: {
    grade: reference(grades, { required: true }),
    tier: { ...tier, cell: (named, t: T) => named?.name ?? t.allCities },
    limit: money({ required: true }),
    remark: text({ max: 100, long: true, width: 160 }),
    modifyTime: instant(),
  },
  columns: ['grade', 'tier', 'limit', 'remark', 'modifyTime'],
  filters: ['grade', 'tier'],
  form: ['grade', 'tier', 'limit', 'remark'],
});
