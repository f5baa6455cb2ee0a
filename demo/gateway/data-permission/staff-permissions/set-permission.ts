import type { ParsedBodyOf } from '../../../../src/contract/call';
import {
  PERMISSION_RANGE,
  REPORT_SCOPE,
  type DataAuthority,
} from '../../../../src/contract/data-permission/data-permission';
import {
  setDataPermission,
  staffPermissions,
} from '../../../../src/contract/data-permission/staff-permissions';
import { exceedsReach } from '../../../../src/domain/permission/reach';
import { findCaller } from '../../permission/callers';
import { lastingCaller, type Caller } from '../../server/http/caller';
import { Fault, fieldsInvalid } from '../../server/http/fault';
import { implement, type CallerContext } from '../../server/http/implement';
import { logChange } from '../../server/resource/change-log';
import { DEPARTMENTS, STAFF } from '../../server/resource/references';
import { authorityFor, authorityByRoles } from '../authority';
import { findAuthorities } from '../queries';
import { reachOf } from '../reach';
import { findGrantSources } from './grant-sources';
import { findVisibleStaff, isOfReports, sceneScope } from './scene';

type Body = ParsedBodyOf<typeof setDataPermission>;

export const setPermission = implement(setDataPermission, async (context, body) => {
  const { db, caller, now } = context;
  const staffNo = await findVisibleStaff(context, body.key);
  if (staffNo === caller.staffNo) throw fieldsInvalid({ permissionRangeID: '不能设置自己的数据范围' });
  // serialises concurrent changes, so that each logs the true former state
  await db.selectFrom('staff').select('staff_no').where('staff_no', '=', staffNo).forUpdate().execute();
  const staff = await findCaller(db, staffNo, now);
  if (staff === undefined) throw new Fault('rowUnknown');
  const wanted = await requestedAuthority(context, staff, body);
  await refuseBeyondOwn(context, staff, wanted);
  const before = await displayedScope(context, staffNo);
  await write(context, staffNo, body, wanted);
  const after = await displayedScope(context, staffNo);
  if (JSON.stringify(before) !== JSON.stringify(after))
    await logChange(context, {
      resource: staffPermissions.name,
      key: staffNo,
      before: { reportScope: before },
      after: { reportScope: after },
    });
  return { reportScope: after };
});

async function displayedScope(context: CallerContext, staffNo: string) {
  const [held] = await findGrantSources(context, [staffNo]);
  if (held === undefined) throw new Error(`There is no staff member ${staffNo}`);
  return sceneScope((await findAuthorities(context.db, staffNo)).find(isOfReports), held);
}

/**
 * The scope to be set, or none to use the roles' again. Throws fieldsInvalid at `memberList` for members outside the
 * enterprise.
 */
async function requestedAuthority(
  context: CallerContext,
  staff: Caller,
  { permissionRangeID, memberList }: Body,
): Promise<DataAuthority> {
  if (permissionRangeID === null) return authorityByRoles(lastingCaller(staff));
  const isListed =
    permissionRangeID === PERMISSION_RANGE.persons || permissionRangeID === PERMISSION_RANGE.departments;
  if (!isListed) return { permissionRangeID, permMemberRealList: [] };
  const source = permissionRangeID === PERMISSION_RANGE.persons ? STAFF : DEPARTMENTS;
  const nos = [...new Set(memberList.map(({ no }) => no))];
  const names = await source.names(context, nos);
  if (!nos.every((no) => names.has(no))) throw fieldsInvalid({ memberList: source.unknown });
  return {
    permissionRangeID,
    permMemberRealList: nos.map((no) => ({ memberID: no, memberName: names.get(no) ?? '' })),
  };
}

/** Throws fieldsInvalid when the scope exceeds the caller's own permanent scope of reports. */
async function refuseBeyondOwn(
  { db, caller }: CallerContext,
  staff: Caller,
  wanted: DataAuthority,
): Promise<void> {
  const setter = lastingCaller(caller);
  const own = await reachOf(db, setter, await authorityFor(db, setter, REPORT_SCOPE));
  const reach = await reachOf(db, staff, wanted);
  const places = await db
    .selectFrom('staff')
    .select(['staff_no', 'dept_no'])
    .where('staff_no', 'in', [...reach.staffNos])
    .execute();
  const deptOf = new Map(places.map(({ staff_no, dept_no }) => [staff_no, dept_no]));
  if (exceedsReach(reach, own, { self: staff.staffNo, deptOf }))
    throw fieldsInvalid({ permissionRangeID: '不能超出您自己的数据范围' });
}

async function write(
  { db, caller }: CallerContext,
  staffNo: string,
  { permissionRangeID, busiSceneID, permissionID }: Body,
  { permMemberRealList }: DataAuthority,
): Promise<void> {
  const scene = {
    enterprise_num: caller.enterpriseNum,
    staff_no: staffNo,
    busi_scene_id: busiSceneID,
    permission_id: permissionID,
  };
  // the deletion cascades to its members
  await db
    .deleteFrom('data_permission')
    .where('staff_no', '=', staffNo)
    .where('busi_scene_id', '=', busiSceneID)
    .where('permission_id', '=', permissionID)
    .execute();
  if (permissionRangeID === null) return;
  await db
    .insertInto('data_permission')
    .values({ ...scene, permission_range_id: permissionRangeID })
    .execute();
  if (permMemberRealList.length === 0) return;
  const isStaff = permissionRangeID === PERMISSION_RANGE.persons;
  await db
    .insertInto('data_permission_member')
    .values(
      permMemberRealList.map(({ memberID }) => ({
        ...scene,
        member_staff_no: isStaff ? memberID : null,
        member_dept_no: isStaff ? null : memberID,
      })),
    )
    .execute();
}
