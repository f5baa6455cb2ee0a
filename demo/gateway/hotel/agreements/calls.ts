import {
  hotelAgreements,
  queryProtocolHotelStandards,
} from '../../../../src/contract/hotel/hotel-agreements';
import { hotelStandards } from '../../../../src/contract/hotel/hotel-standards';
import { keepingOwnRules } from '../../permission/own-rules/keep';
import { implement } from '../../server/http/implement';
import { implementResource } from '../../server/resource/implement-resource';
import { GRADES } from '../../server/resource/references';
import { optionalReferenceIn, referenceIn } from '../../server/resource/stored-fields';
import { TIERS } from '../../travel-standard/city-tiers/cities';
import { compareWithStandards } from './standards';
import { agreementStorage } from './storage';

export const agreementCalls = [
  ...implementResource(hotelAgreements, agreementStorage),
  implement(queryProtocolHotelStandards, compareWithStandards),

  ...implementResource(hotelStandards, {
    table: 'hotel_standard',
    around: keepingOwnRules,
    columns: { standardNO: 'standard_no', limit: 'price_limit', remark: 'remark', modifyTime: 'modified_at' },
    fields: { grade: referenceIn('grade_no', GRADES), tier: optionalReferenceIn('tier_no', TIERS) },
    search: ['remark'],
    filters: { grade: 'grade_no', tier: 'tier_no' },
    unique: { hotel_standard_once: { grade: '该职级在此城市等级已有酒店标准' } },
  }),
];
