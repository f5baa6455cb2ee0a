import {
  queryTemplateTypes,
  queryTravelPurpose,
  submitApprovalApplyAuto,
} from '../../../src/contract/approval/approval';
import type { BodyOf, ResultOf } from '../../../src/contract/call';
import { queryCityList, queryHolidayList } from '../../../src/contract/flight-booking/places';
import { queryStaffInfoVagueForCloud, type StaffTraveller } from '../../../src/contract/staff';
import { queryOrderFormInfo } from '../../../src/contract/travellers';
import type { Runtime } from '../../../src/element/runtime/runtime';
import { read } from '../../../src/element/data/server-state';

export type RequestBody = BodyOf<typeof submitApprovalApplyAuto>;
export type Submitted = ResultOf<typeof submitApprovalApplyAuto>;

export const readCities = (runtime: Runtime) => read(runtime, queryCityList, {});
export const readHolidays = (runtime: Runtime) => read(runtime, queryHolidayList, {});

export const readPurposes = (runtime: Runtime) =>
  read(runtime, queryTravelPurpose, { requestSource: 'bussUserWeb', version: 0 });

export const readTemplates = (runtime: Runtime, enterpriseNum: string) =>
  read(runtime, queryTemplateTypes, enterpriseNum);

/** May the user ask for colleagues, too? */
export const mayAskForColleagues = async (runtime: Runtime): Promise<boolean> =>
  (await read(runtime, queryOrderFormInfo, {})).canBookColleagues;

export async function findStaff(runtime: Runtime, keyword: string): Promise<StaffTraveller[]> {
  return (await read(runtime, queryStaffInfoVagueForCloud, { keyword })).staffList;
}

export async function findSelf(runtime: Runtime): Promise<StaffTraveller | undefined> {
  return (await read(runtime, queryStaffInfoVagueForCloud, { keyword: '', self: true })).staffList[0];
}

/** One intent, one request id: asking again after a lost answer never makes a second request. */
export const submitRequest = (runtime: Runtime, body: RequestBody, requestId: string): Promise<Submitted> =>
  runtime.send(submitApprovalApplyAuto, body, { requestId });
