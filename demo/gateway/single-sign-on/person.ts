import { sql } from 'kysely';
import { matchedValue, namesIn, newPersonOf } from '../../../src/domain/single-sign-on/claims';
import { accountOf, findPhoneOwners } from '../address-book/members/account';
import type { DatabaseTransaction } from '../db/database';
import { usualPlacement } from '../invite/placement';
import { lockPhones } from '../login/lock-phones';
import { newNumber } from '../server/new-number';
import { nextEnterpriseOrder, nextStaffNo } from '../staff/new-staff';
import { soundsOfName } from '../staff/sounds';
import type { Identity } from './identify';
import { departmentNamed, givenRole } from './place';
import { ruleOf, type StoredProvider } from './provider';
import { Refused } from './refusal';

/** Number of a member of staff, and whether they are active. */
interface Person {
  staffNo: string;
  userNo: string;
  isActive: boolean;
}

/**
 * The member of staff of an identity, bound at its first sign-in. A bound identity stays with its member, also when its
 * claims change; two sign-ins at once bind once. Throws Refused.
 */
export async function personOf(
  tx: DatabaseTransaction,
  provider: StoredProvider,
  identity: Identity,
  now: Date,
): Promise<Person> {
  // sign-ins of an enterprise that bind or add persons follow one another
  await sql`select pg_advisory_xact_lock(hashtext('identity binding'), hashtext(${provider.enterprise_num}))`.execute(
    tx,
  );
  const bound = await findBound(tx, provider, identity);
  if (bound !== undefined) {
    await tx
      .updateTable('identity_binding')
      .set({ last_used_at: now })
      .where('binding_no', '=', bound.bindingNo)
      .execute();
    if (!bound.isActive) throw await refusalOfFormer(tx, provider, identity, bound);
    return bound;
  }
  const person =
    (await findMatched(tx, provider, identity)) ?? (await addPerson(tx, provider, identity, now));
  if (!person.isActive) throw new Refused('staffInactive', person.userNo);
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('identity_binding')
    .values({
      binding_no: newNumber('IB', now),
      provider_no: provider.provider_no,
      issuer: identity.issuer,
      subject: identity.subject,
      staff_no: person.staffNo,
      bound_at: now,
      last_used_at: now,
    })
    .onConflict((conflict) => conflict.columns(['staff_no', 'issuer']).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) throw new Refused('staffTaken', person.userNo);
  return person;
}

async function findBound(
  tx: DatabaseTransaction,
  { provider_no }: StoredProvider,
  { issuer, subject }: Identity,
): Promise<(Person & { bindingNo: string }) | undefined> {
  const row = await tx
    .selectFrom('identity_binding as b')
    .innerJoin('staff as st', 'st.staff_no', 'b.staff_no')
    .select(['b.binding_no', 'st.staff_no', 'st.user_no', 'st.staff_state'])
    .where('b.provider_no', '=', provider_no)
    .where('b.issuer', '=', issuer)
    .where('b.subject', '=', subject)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { binding_no: bindingNo, staff_no: staffNo, user_no: userNo } = row;
  return { bindingNo, staffNo, userNo, isActive: row.staff_state === 'active' };
}

/** A former member who was hired anew under another record is told that the old binding stands in the way. */
async function refusalOfFormer(
  tx: DatabaseTransaction,
  provider: StoredProvider,
  identity: Identity,
  { staffNo, userNo }: Person,
): Promise<Refused> {
  const matched = await findMatched(tx, provider, identity).catch(() => undefined);
  const isOther = matched !== undefined && matched.staffNo !== staffNo && matched.isActive;
  return new Refused(isOther ? 'identityOfFormer' : 'staffInactive', userNo);
}

/** The member whose record has the value of the claim, active ones first. */
async function findMatched(
  tx: DatabaseTransaction,
  provider: StoredProvider,
  { claims }: Identity,
): Promise<Person | undefined> {
  const { value, refusal } = matchedValue(claims, ruleOf(provider));
  if (value === undefined) throw new Refused(refusal);
  const rows = await tx
    .selectFrom('staff')
    .select(['staff_no', 'user_no', 'staff_state'])
    .where('enterprise_num', '=', provider.enterprise_num)
    .where((eb) => {
      switch (provider.matched_field) {
        case 'jobNo':
          return sameNumber(provider.enterprise_num, value);
        case 'phone':
          return eb('phone', '=', value);
        case 'email':
          return eb(eb.fn('lower', ['email']), '=', value);
      }
    })
    .orderBy(sql`staff_state <> 'active'`)
    .orderBy('staff_no')
    .limit(2)
    .execute();
  const [first, second] = rows;
  if (first === undefined) return undefined;
  const isActive = first.staff_state === 'active';
  if (second !== undefined && (second.staff_state === 'active') === isActive)
    throw new Refused('personAmbiguous');
  return { staffNo: first.staff_no, userNo: first.user_no, isActive };
}

/** A number in any case and width; of those of former versions that differ by these alone, the very one. */
const sameNumber = (enterpriseNum: string, value: string) =>
  sql<boolean>`code_key(job_no) = code_key(${value}) and (job_no = ${value} or not exists (
    select from staff very where very.enterprise_num = ${enterpriseNum} and very.job_no = ${value}))`;

/** Adds a person whom the enterprise does not have, where its rule says so. Throws Refused. */
async function addPerson(
  tx: DatabaseTransaction,
  provider: StoredProvider,
  identity: Identity,
  now: Date,
): Promise<Person> {
  const { claims } = identity;
  const { enterprise_num: enterpriseNum, unknown_rule, dept_no, position_no, role_no } = provider;
  if (unknown_rule === 'tell' || dept_no === null || position_no === null || role_no === null) {
    throw new Refused('personUnknown');
  }
  const roleNo = await givenRole(tx, enterpriseNum, namesIn(claims, provider.role_claim), role_no);
  if (roleNo === undefined) throw new Refused('personUnknown');
  const person = newPersonOf(claims, ruleOf(provider));
  if (person === undefined) throw new Refused('nameMissing');
  const { name, phone, mail, jobNo } = person;
  if (phone !== '') await lockPhones(tx, [phone]);
  const staffNo = await nextStaffNo(tx, enterpriseNum);
  // another one may have added the person before the numbers were locked
  const added = await findMatched(tx, provider, identity);
  if (added !== undefined) return added;
  const userNo = await makeAccount(tx, { phone, staffName: name, enterpriseNum }, now);
  const deptNo = (await departmentNamed(tx, enterpriseNum, namesIn(claims, provider.dept_claim))) ?? dept_no;
  const { staff_no: invitedBy } = await tx
    .selectFrom('main_manager')
    .select('staff_no')
    .where('enterprise_num', '=', enterpriseNum)
    .executeTakeFirstOrThrow();
  const placement = await usualPlacement(tx, { enterpriseNum, deptNo, positionNo: position_no, invitedBy });
  const { pinyin, initials } = await soundsOfName(name);
  await tx
    .insertInto('staff')
    .values({
      ...placement,
      staff_no: staffNo,
      enterprise_num: enterpriseNum,
      dept_no: deptNo,
      position_no,
      user_no: userNo,
      enterprise_order: nextEnterpriseOrder(userNo),
      ...(jobNo !== '' && { job_no: jobNo }),
      staff_name: name,
      pinyin,
      pinyin_initials: initials,
      sex_tem: null,
      birth_day: null,
      nationality: 'CN',
      // an ID card, whose number they give later
      identity_card_type: 0,
      identity_card_no: null,
      phone,
      email: mail === '' ? null : mail,
    })
    .execute();
  await tx
    .insertInto('staff_role')
    .values({ enterprise_num: enterpriseNum, staff_no: staffNo, role_no: roleNo })
    .execute();
  return { staffNo, userNo, isActive: true };
}

/** An account of the person's own; that of another enterprise with the same phone stays apart. */
async function makeAccount(
  tx: DatabaseTransaction,
  person: { phone: string; staffName: string; enterpriseNum: string },
  now: Date,
): Promise<string> {
  if (person.phone !== '') {
    if ((await findPhoneOwners(tx, [person])).get(person.phone)?.colleague !== undefined) {
      throw new Refused('phoneTaken');
    }
    const account = await accountOf(tx, person, now);
    if (account.problem !== undefined) throw new Refused('phoneTaken');
    return account.userNo;
  }
  const userNo = newNumber('U', now);
  await tx
    .insertInto('app_user')
    .values({
      user_no: userNo,
      user_name: person.staffName,
      telephone: '',
      email: null,
      login_name: null,
      password_hash: null,
    })
    .execute();
  return userNo;
}
