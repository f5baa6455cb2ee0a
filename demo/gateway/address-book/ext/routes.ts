import {
  addOrUpdateStaffExtInfo,
  checkStaffExtInfo,
  queryStaffExtInfo,
} from '../../../../src/contract/address-book/staff-fields';
import { implement, type Implementation } from '../../server/http/implement';
import { memberRows } from '../members/rows';
import { extInfoOf, problemsOf, saveExtInfo } from './values';

export const extInfoCalls: readonly Implementation[] = [
  implement(queryStaffExtInfo, async (context, { staffNO }) => {
    await memberRows.find(context, staffNO);
    return { extInfoList: await extInfoOf(context, staffNO) };
  }),
  implement(checkStaffExtInfo, async (context, { staffNO, extInfoList }) => {
    await memberRows.find(context, staffNO);
    const problems = await problemsOf(context, staffNO, extInfoList);
    return { problemList: [...problems].map(([fieldNO, message]) => ({ fieldNO, message })) };
  }),
  implement(addOrUpdateStaffExtInfo, async (context, { staffNO, extInfoList }) => {
    await memberRows.find(context, staffNO);
    await saveExtInfo(context, [{ staffNo: staffNO, given: extInfoList }]);
    return {};
  }),
];
