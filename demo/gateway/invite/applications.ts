import type {
  agreeJoinApplications,
  queryJoinApplications,
  refuseJoinApplications,
} from '../../../src/contract/invite/manage';
import type { ParsedBodyOf, ResultOf } from '../../../src/contract/call';
import { maskPhone } from '../../../src/domain/passenger/mask';
import { DEPARTMENT_NOT_MAINTAINED, departmentProblem } from '../address-book/department-problem';
import { GRADES, POSITIONS } from '../address-book/members/fields';
import { isMaintainedDepartment, canMaintainDepartment } from '../address-book/scope';
import type { Database } from '../db/database';
import { lockPhones } from '../login/lock-phones';
import type { AreaDeps } from '../server/deps';
import type { Notifier } from '../server/events/notifier';
import { sendOfEnterprise } from '../sms/of-enterprise';
import { Fault, fieldsInvalid } from '../server/http/fault';
import type { CallerContext } from '../server/http/implement';
import { admit, type Admission } from './join';

export async function listApplications(
  { db, caller }: CallerContext,
  { pageIndex, pageSize, applicationState }: ParsedBodyOf<typeof queryJoinApplications>,
): Promise<ResultOf<typeof queryJoinApplications>> {
  const all = db
    .selectFrom('join_application as a')
    .innerJoin('invitation as i', 'i.invitation_no', 'a.invitation_no')
    .where('a.enterprise_num', '=', caller.enterpriseNum)
    .where(isMaintainedDepartment(caller, 'i.dept_no'))
    .$if(applicationState !== undefined, (q) => q.where('a.state', '=', applicationState ?? 'waiting'));
  const { total } = await all.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await all
    .innerJoin('department as d', 'd.dept_no', 'i.dept_no')
    .innerJoin('job_position as p', 'p.position_no', 'i.position_no')
    .innerJoin('staff as s', 's.staff_no', 'i.invited_by')
    .leftJoin('staff as b', 'b.staff_no', 'a.decided_by')
    .selectAll('a')
    .select(['d.dept_name', 'p.position_name', 's.staff_name as inviter', 'b.staff_name as decider'])
    .orderBy('a.applied_at', 'desc')
    .orderBy('a.application_no')
    .offset((pageIndex - 1) * pageSize)
    .limit(pageSize)
    .execute();
  return {
    total,
    applicationList: rows.map((row) => ({
      applicationNO: row.application_no,
      userName: row.user_name,
      phone: maskPhone(row.phone),
      deptName: row.dept_name,
      positionName: row.position_name,
      inviterName: row.inviter,
      applyTime: row.applied_at.toISOString(),
      applicationState: row.state,
      reason: row.reason,
      decidedBy: row.decider ?? '',
    })),
  };
}

const ELSEWHERE = { ip: '', device: { agent: '', number: undefined, keep: () => '' } } as const;

/** Throws fieldsInvalid, joinApplicationDecided, phoneUnproved. */
export async function agree(
  context: CallerContext,
  deps: Pick<AreaDeps, 'config' | 'notifier'>,
  { applicationNOList, ...place }: ParsedBodyOf<typeof agreeJoinApplications>,
): Promise<void> {
  const { notifier } = deps;
  const { db, caller, now } = context;
  await checkPlace(context, place);
  const waiting = await holdWaiting(context, applicationNOList);
  await lockPhones(
    db,
    waiting.map(({ phone }) => phone),
  );
  for (const row of waiting) {
    const invitation = await db
      .selectFrom('invitation')
      .selectAll()
      .where('invitation_no', '=', row.invitation_no)
      .executeTakeFirstOrThrow();
    if (!canMaintainDepartment(caller, place.department?.no ?? invitation.dept_no))
      throw fieldsInvalid({ department: DEPARTMENT_NOT_MAINTAINED });
    const admitted: Admission = {
      phone: row.phone,
      staffName: row.user_name,
      email: row.email,
      invitation: {
        ...invitation,
        dept_no: place.department?.no ?? invitation.dept_no,
        position_no: place.position?.no ?? invitation.position_no,
      },
      gradeNo: place.grade?.no,
    };
    // the applicant has proved the phone, not the administrator who agrees
    const staffNo = await admit(db, admitted, { ...context, ...ELSEWHERE }, deps);
    await db
      .insertInto('invitation_use')
      .values({ invitation_no: row.invitation_no, staff_no: staffNo, used_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await decide(context, row.application_no, { state: 'agreed', staff_no: staffNo });
    const name = await nameOf(db, caller.enterpriseNum);
    await tell(
      context,
      notifier,
      row.phone,
      `您加入${name}的申请已通过，用手机号和短信验证码登录即可预订差旅。`,
    );
  }
}

/** Throws joinApplicationDecided. */
export async function refuse(
  context: CallerContext,
  notifier: Notifier,
  { applicationNOList, reason }: ParsedBodyOf<typeof refuseJoinApplications>,
): Promise<void> {
  const { db, caller } = context;
  for (const row of await holdWaiting(context, applicationNOList)) {
    await decide(context, row.application_no, { state: 'refused', reason });
    // frees their place in the invitation
    await db
      .updateTable('invitation')
      .set((eb) => ({ uses: eb('uses', '-', 1) }))
      .where('invitation_no', '=', row.invitation_no)
      .execute();
    const name = await nameOf(db, caller.enterpriseNum);
    await tell(context, notifier, row.phone, `您加入${name}的申请未通过，原因：${reason}。`);
  }
}

async function tell(context: CallerContext, notifier: Notifier, phone: string, text: string): Promise<void> {
  const { after, caller } = context;
  const { enterpriseNum } = caller;
  const sent = (sender: Notifier) =>
    sendOfEnterprise({ ...context, notifier: sender }, caller, { enterpriseNum, phone, text });
  // the agency's note belongs to the decision, a text message is sent once that is certain
  if (caller.isSandbox) await sent(notifier);
  else after('tell of a decision on joining', () => sent(notifier));
}

const nameOf = async (db: Database, enterpriseNum: string): Promise<string> =>
  (
    await db
      .selectFrom('enterprise')
      .select('ent_short_name')
      .where('enterprise_num', '=', enterpriseNum)
      .executeTakeFirstOrThrow()
  ).ent_short_name;

async function holdWaiting({ db, caller }: CallerContext, applicationNos: readonly string[]) {
  const asked = [...new Set(applicationNos)];
  const rows = await db
    .selectFrom('join_application as a')
    .innerJoin('invitation as i', 'i.invitation_no', 'a.invitation_no')
    .selectAll('a')
    .where('a.enterprise_num', '=', caller.enterpriseNum)
    .where('a.application_no', 'in', asked)
    .where('a.state', '=', 'waiting')
    .where(isMaintainedDepartment(caller, 'i.dept_no'))
    .orderBy('a.application_no')
    .forUpdate('a')
    .execute();
  // of another enterprise, of a department outside the caller's scope, or decided meanwhile
  if (rows.length < asked.length) throw new Fault('joinApplicationDecided');
  return rows;
}

async function decide(
  { db, caller, now }: CallerContext,
  applicationNo: string,
  decision: { state: 'agreed' | 'refused'; reason?: string; staff_no?: string },
): Promise<void> {
  await db
    .updateTable('join_application')
    .set({ ...decision, decided_by: caller.staffNo, decided_at: now })
    .where('application_no', '=', applicationNo)
    .execute();
}

async function checkPlace(
  context: CallerContext,
  place: Omit<ParsedBodyOf<typeof agreeJoinApplications>, 'applicationNOList'>,
): Promise<void> {
  const fields: Record<string, string> = {};
  const problem = place.department && (await departmentProblem(context, place.department.no));
  if (problem) fields['department'] = problem;
  const sources = { position: POSITIONS, grade: GRADES };
  for (const field of ['position', 'grade'] as const) {
    const no = place[field]?.no;
    if (no === undefined) continue;
    const names = await sources[field].names(context, [no]);
    if (!names.has(no)) fields[field] = sources[field].unknown;
  }
  if (Object.keys(fields).length > 0) throw fieldsInvalid(fields);
}
