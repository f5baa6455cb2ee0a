import { sql } from 'kysely';
import { numberProblems, problemsOf } from '../../address-book/members/check';
import { changeStaff } from '../../address-book/members/change-staff';
import type { MemberForm } from '../../address-book/members/member-form';
import { addMember } from '../../address-book/members/save';
import { phoneProblem } from '../../address-book/members/taken-numbers';
import { departmentOf } from '../departments';
import { lockStaffNumbers } from '../../staff/new-staff';
import { invalidFields, invalidValue, scimErrorOf, taken } from '../scim/errors';
import { isStorable } from '../scim/values';
import type { DirectoryContext } from '../settings';
import { bringBack, departPerson } from './departure';
import { formWith, newForm, recordedForm, type StaffRecord } from './form';
import { findManager, findWaiting } from './managers';
import { findNamesakes, storePerson } from './names';
import { assertStorablePerson, staffNameOf, type Person, type Wanted } from './person';
import { giveUsualRole } from './roles';

/** Values of the form for those of a user, and a manager who is not known or active yet. */
interface Changes {
  form: Partial<MemberForm>;
  awaitedManager: string | null | undefined;
}

async function changesOf(context: DirectoryContext, wanted: Wanted, kept: Partial<Person>): Promise<Changes> {
  const { db, caller } = context;
  const form: Partial<MemberForm> = {};
  const staffName = staffNameOf(wanted, kept);
  if (staffName !== undefined) form.staffName = staffName;
  if (wanted.email !== undefined) form.email = wanted.email ?? '';
  // a masked number is one that the directory has read
  if (wanted.phone && !wanted.phone.includes('*')) form.phone = wanted.phone;
  const jobNO = numberIn(context, wanted);
  if (jobNO) form.jobNO = jobNO;
  if (wanted.department)
    form.department = named(await departmentOf(context, 'department', wanted.department));
  if (wanted.costCenter) form.costCenter = named(await chargeable(context, 'cost_center', wanted.costCenter));
  if (wanted.organization)
    form.accountingEntity = named(await chargeable(context, 'accounting_entity', wanted.organization));
  if (wanted.manager === undefined) return { form, awaitedManager: undefined };
  if (wanted.manager === null) return { form: { ...form, supervisor: null }, awaitedManager: null };
  const manager = await findManager(db, caller.enterpriseNum, wanted.manager);
  return manager?.isActive === true
    ? { form: { ...form, supervisor: named(manager.staffNo) }, awaitedManager: null }
    : { form, awaitedManager: wanted.manager };
}

/** The staff number that the directory gives. */
const numberIn = ({ settings: { number_from: from } }: DirectoryContext, wanted: Wanted) =>
  from === 'none' ? undefined : wanted[from];

const named = (no: string) => ({ no, name: '' });

const CHARGED = {
  cost_center: { no: 'cost_center_no', name: 'cost_center_name', attribute: 'costCenter', noun: '成本中心' },
  accounting_entity: {
    no: 'accounting_entity_no',
    name: 'accounting_entity_name',
    attribute: 'organization',
    noun: '核算主体',
  },
} as const;

/** Number of a cost centre or an accounting entity by its code or its name. Throws invalidValue. */
async function chargeable(
  { db, caller }: DirectoryContext,
  table: keyof typeof CHARGED,
  text: string,
): Promise<string> {
  const { no, name, attribute, noun } = CHARGED[table];
  const { rows } = await sql<{ no: string }>`select ${sql.ref(no)} as no from ${sql.table(table)}
    where enterprise_num = ${caller.enterpriseNum} and (code_key(code) = code_key(${text}) or ${sql.ref(name)} = ${text})
    order by code = ${text} desc, code_key(code) = code_key(${text}) desc, closed_on is not null, 1 limit 1`.execute(
    db,
  );
  const [found] = rows;
  if (found === undefined) throw invalidValue(attribute, `${noun}“${text}”不存在`);
  return found.no;
}

/** Adds a person, or brings one back whom the directory had removed. Returns the staff number. */
export async function createPerson(context: DirectoryContext, wanted: Wanted): Promise<string> {
  if (!wanted.userName) throw invalidValue('userName', 'required');
  assertStorablePerson(wanted);
  const { former, isSeen } = await findNamesakes(context, wanted);
  if (isSeen) throw taken('userName', 'userName or externalId is in use');
  if (former !== undefined) {
    await context.db
      .updateTable('directory_person')
      .set({ removed_at: null })
      .where('staff_no', '=', former)
      .execute();
    await changePerson(context, former, { ...wanted, active: wanted.active ?? true });
    return former;
  }
  const { form: changes, awaitedManager } = await changesOf(context, wanted, {});
  const required = { staffName: changes.staffName ?? '', phone: changes.phone ?? '' };
  const form = formWith(newForm(context.settings), { ...changes, ...required });
  refuseTaken({
    ...(await numberProblems(context, form, undefined)),
    ...(await phoneProblem(context, form)),
  });
  const { staffNO } = await addMember(context, form);
  await giveUsualRole(context, staffNO);
  await storePerson(context, staffNO, wanted, awaitedManager);
  await fillAwaited(context, staffNO);
  if (wanted.active === false) await departPerson(context, staffNO);
  return staffNO;
}

/** Throws uniqueness. */
function refuseTaken(problems: Readonly<Record<string, string>>): void {
  const { jobNO, phone } = problems;
  if (jobNO !== undefined) throw taken('employeeNumber', jobNO);
  if (phone !== undefined) throw taken('phoneNumbers', phone);
}

/**
 * Writes the changes of a person. With `active: false` they leave, also one whom hands have stopped, and other values of
 * the request are not written, so that a wrong value does not keep anyone in the enterprise.
 */
export async function changePerson(
  context: DirectoryContext,
  staffNo: string,
  wanted: Wanted,
): Promise<void> {
  const { db, caller } = context;
  if (numberIn(context, wanted)) await lockStaffNumbers(db, caller.enterpriseNum);
  const { staff_state: state } = await lockStaff(context, staffNo);
  if (wanted.active === false) {
    if (state !== 'departed') await departPerson(context, staffNo);
    await storePerson(context, staffNo, storableNames(wanted), undefined);
    return;
  }
  assertStorablePerson(wanted);
  // hands have stopped the others, and they alone let them act again
  if (wanted.active === true && state === 'departed') {
    await bringBack(context, staffNo);
    await giveUsualRole(context, staffNo);
  }
  const kept = await db
    .selectFrom('directory_person')
    .select(['family_name', 'given_name'])
    .where('staff_no', '=', staffNo)
    .executeTakeFirst();
  const { form, awaitedManager } = await changesOf(context, wanted, {
    familyName: kept?.family_name ?? undefined,
    givenName: kept?.given_name ?? undefined,
  });
  await changeRecord(context, staffNo, form);
  await storePerson(context, staffNo, wanted, awaitedManager);
  await fillAwaited(context, staffNo);
}

/** Names in the directory of one who leaves, without those that cannot be stored. */
const storableNames = ({ userName, externalId }: Wanted): Wanted => ({
  ...(userName && isStorable('userName', userName) && { userName }),
  ...(externalId !== undefined &&
    (externalId === null || isStorable('externalId', externalId)) && { externalId }),
});

/** Locks a member of staff of the enterprise. */
const lockStaff = ({ db, caller }: DirectoryContext, staffNo: string): Promise<StaffRecord> =>
  db
    .selectFrom('staff')
    .selectAll()
    .where('enterprise_num', '=', caller.enterpriseNum)
    .where('staff_no', '=', staffNo)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** Changes the record of a person like the form does, if anything differs. Throws invalidValue, uniqueness. */
export async function changeRecord(
  context: DirectoryContext,
  staffNo: string,
  changes: Partial<MemberForm>,
): Promise<void> {
  const record = await lockStaff(context, staffNo);
  const kept = recordedForm(record);
  const differing = Object.fromEntries(
    Object.entries(changes).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(kept[field as keyof MemberForm]),
    ),
  ) as Partial<MemberForm>;
  if (Object.keys(differing).length === 0) return;
  const form = formWith(kept, differing);
  const recorded = {
    staffNo,
    userNo: record.user_no,
    deptNo: record.dept_no,
    costCenterNo: record.cost_center_no,
    accountingEntityNo: record.accounting_entity_no,
    supervisorNo: record.supervisor_no,
  };
  if (differing.jobNO !== undefined) refuseTaken(await numberProblems(context, form, recorded));
  if (differing.phone !== undefined) refuseTaken(await phoneProblem(context, form, staffNo));
  const isIdentityKept = differing.staffName === undefined;
  const problems = await problemsOf(context, form, recorded, { isIdentityKept });
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  await changeStaff(context, [{ record, form, values: new Map() }]);
}

/** Sets the supervisor of those who have waited for this person. One who cannot have them goes on waiting. */
async function fillAwaited(context: DirectoryContext, staffNo: string): Promise<void> {
  for (const { staffNo: waitingNo, named: manager } of await findWaiting(context.db, staffNo)) {
    const found = await findManager(context.db, context.caller.enterpriseNum, manager);
    if (found?.isActive !== true) continue;
    try {
      await changeRecord(context, waitingNo, { supervisor: named(found.staffNo) });
    } catch (error) {
      if (scimErrorOf(error)?.status !== 400) throw error;
      continue;
    }
    await context.db
      .updateTable('directory_person')
      .set({ awaited_manager: null })
      .where('staff_no', '=', waitingNo)
      .execute();
  }
}

/** Departure of a person, whom the directory no longer sees. */
export async function removePerson(context: DirectoryContext, staffNo: string): Promise<void> {
  const { staff_state: state } = await lockStaff(context, staffNo);
  if (state !== 'departed') await departPerson(context, staffNo);
  await storePerson(context, staffNo, {}, null);
  await context.db
    .updateTable('directory_person')
    .set({ removed_at: context.now })
    .where('staff_no', '=', staffNo)
    .execute();
}
