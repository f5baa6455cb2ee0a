import type { submitApprovalApplyAuto } from '../../../../src/contract/approval/approval';
import type { BodyOf } from '../../../../src/contract/call';

export type TripBody = BodyOf<typeof submitApprovalApplyAuto>;
export type TripLegBody = TripBody['legs'][number];

/** Leg by air from 北京 to 上海 in the first days of December, without a budget, with the given changes. */
export const tripLeg = (changes: Partial<TripLegBody> = {}): TripLegBody => ({
  depCityCode: 'BJS',
  arrCityCode: 'SHA',
  beginDate: '2026-12-01',
  endDate: '2026-12-03',
  travelMeans: 'flight',
  budget: null,
  ...changes,
});
