import { sql } from 'kysely';
import { findCycles } from '../../../../src/domain/cycles';
import type { RowContext } from '../../server/http/implement';
import { isForATime } from '../../server/http/caller';
import { widerViewProblems } from '../lasting-views';
import type { MemberForm } from '../members/member-form';
import { superiorsOf } from '../superiors';

/** Change of an existing person's position. */
export interface Move {
  staffNo: string;
  former: Placed;
  next: Placed;
}

export interface Placed {
  deptNo: string;
  positionNo: string;
  gradeNo: string;
  costCenterNo: string;
  /** null for no supervisor. */
  supervisorNo: string | null;
}

/** Supervisors by staff number; new rows have placeholders instead of numbers. */
export type Above = ReadonlyMap<string, string | null>;

export const placedOf = (form: MemberForm): Placed => ({
  deptNo: form.department.no,
  positionNo: form.position.no,
  gradeNo: form.grade.no,
  costCenterNo: form.costCenter.no,
  supervisorNo: form.supervisor?.no ?? null,
});

const PARTS = [
  ['department', 'deptNo', '部门'],
  ['position', 'positionNo', '职位'],
  ['grade', 'gradeNo', '职级'],
  ['costCenter', 'costCenterNo', '成本中心'],
  ['supervisor', 'supervisorNo', '直属上级'],
] as const;
type PlacedField = (typeof PARTS)[number][0];

const OF_SUPERIORS: readonly PlacedField[] = ['department', 'supervisor'];

/** Fields of the position that differ. */
export const movedFields = ({ former, next }: Pick<Move, 'former' | 'next'>): PlacedField[] =>
  PARTS.flatMap(([field, part]) => (former[part] === next[part] ? [] : [field]));

/** Ways of changing many people at once, for messages. */
export type ManyAtOnce = '通过导入' | '批量';

/**
 * Problems of moves, by staff number and field. Files and choices of many change neither the position of callers nor that of their
 * superiors, because the form would require a second person or an identity proof there, which they cannot provide.
 */
export async function moveProblems(
  context: RowContext,
  moves: readonly Move[],
  { added = new Map(), way = '通过导入' }: { added?: Above; way?: ManyAtOnce } = {},
): Promise<ReadonlyMap<string, ReadonlyMap<PlacedField, string>>> {
  const problems = new Map<string, Map<PlacedField, string>>();
  const { db, caller } = context;
  const moved = moves.filter((move) => movedFields(move).length > 0);
  if (moved.length === 0) return problems;
  const note = (staffNo: string, field: PlacedField, message: string) =>
    problems.set(staffNo, (problems.get(staffNo) ?? new Map<PlacedField, string>()).set(field, message));
  const superiors = await superiorsOf(db, caller.staffNo);
  const inCircle = await findCircles(context, moved, added);
  for (const move of moved) {
    const { staffNo, next } = move;
    const fields = movedFields(move);
    const isOwn = staffNo === caller.staffNo;
    for (const [field, , name] of PARTS)
      if (fields.includes(field) && (isOwn || (superiors.has(staffNo) && OF_SUPERIORS.includes(field))))
        note(staffNo, field, `不能${way}修改${isOwn ? '本人' : '本人上级'}的${name}，请在员工资料中修改`);
    if (inCircle.has(staffNo)) note(staffNo, 'supervisor', '直属上级不能是该员工的下级');
    if (fields.includes('supervisor') && next.supervisorNo === caller.staffNo && isForATime(caller))
      note(staffNo, 'supervisor', `您的管理权限有期限，不能${way}将本人设为直属上级`);
  }
  const wider = await widerViewProblems(
    context,
    moved.map(({ staffNo, former, next }) => ({ staffNo, from: former.deptNo, to: next.deptNo })),
  );
  for (const [staffNo, message] of wider) note(staffNo, 'department', message);
  return problems;
}

/** Returns the persons who would be their own superiors after all moves. */
async function findCircles(
  { db, caller }: RowContext,
  moves: readonly Move[],
  added: Above,
): Promise<ReadonlySet<string>> {
  const next = new Map([
    ...added,
    ...moves.map(({ staffNo, next: { supervisorNo } }) => [staffNo, supervisorNo] as const),
  ]);
  const asked = moves.filter(({ former, next: to }) => former.supervisorNo !== to.supervisorNo);
  if (asked.length === 0) return new Set();
  const recorded = await db
    .selectFrom('staff')
    .select(['staff_no', 'supervisor_no'])
    .where('enterprise_num', '=', caller.enterpriseNum)
    .where('supervisor_no', 'is not', null)
    .execute();
  const above = [
    ...recorded.map(({ staff_no, supervisor_no }) => [staff_no, supervisor_no] as const),
    ...next,
  ];
  const inCircle = findCycles(
    new Map(above.map(([no, supervisorNo]) => [no, { parentCode: supervisorNo ?? '' }])),
  );
  return new Set(asked.map(({ staffNo }) => staffNo).filter((no) => inCircle.has(no)));
}

/** Locks staff of the caller's enterprise against concurrent changes until the transaction ends. */
export async function lockStaff({ db, caller }: RowContext, staffNos: readonly string[]): Promise<void> {
  if (staffNos.length === 0) return;
  await sql`select from staff where staff_no = any(${[...staffNos]}::text[])
    and enterprise_num = ${caller.enterpriseNum} order by staff_no for update`.execute(db);
}
