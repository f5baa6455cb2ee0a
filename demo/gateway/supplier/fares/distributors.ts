import type { PriceUnit } from '../../../../src/contract/flight-booking/booking';
import type { Airline } from '../../reference-data/index';
import { chance, pick } from '../hash';

type SupplierPlace = PriceUnit['sps'][number];

/** Fictitious agencies that sell beside the airline itself. */
const AGENCIES: readonly SupplierPlace[] = [
  agency('PEK701', '02', '北京示范航空服务有限公司'),
  agency('SHA702', '03', '上海示范票务有限公司'),
  agency('CAN703', '04', '广州示范商旅服务有限公司'),
];
const AGENCY_SHARE = 0.5;

/** One or two sellers of a price: the airline itself, and an agency for some. */
export function distributorsOf(airline: Airline, withAgency: boolean, seed: number): SupplierPlace[] {
  const direct: SupplierPlace = {
    officeNo: `${airline.code}B2B`,
    serviceProviderID: 'FW01',
    serviceProviderName: '航空公司直连',
    supplierID: `GY01${airline.code}`,
    supplierName: airline.name_zh,
  };
  const places =
    withAgency && chance(seed, 'agency') < AGENCY_SHARE
      ? [direct, pick(AGENCIES, seed, 'which agency')]
      : [direct];
  // frozen, because all prices of a flight share it
  Object.freeze(places);
  return places;
}

function agency(officeNo: string, number: string, supplierName: string): SupplierPlace {
  return {
    officeNo,
    serviceProviderID: `FW${number}`,
    serviceProviderName: '代理分销',
    supplierID: `GY${number}`,
    supplierName,
  };
}
