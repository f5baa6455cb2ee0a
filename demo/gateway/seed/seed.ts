import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { AREAS } from '../areas';
import { areaDeps } from '../gateway';
import { hashPassword } from '../login/password';
import { readConfig } from '../server/config';
import { createDomainEvents, type Emit } from '../server/domain-events';
import { createOutboxNotifier } from '../server/notifier';
import type { FlightSupplier } from '../supplier/port';
import type { Database, DatabaseTransaction } from '../db/database';
import { inTransaction } from '../db/transaction';
import { insertApprovalTemplates } from './approval-templates';
import { DEMO_IDENTITY_PROVIDER, DEMO_PARTNER, DEMO_PASSWORD } from './accounts';
import { demoAdverts, WEBSITES } from './website';
import { CONFIG_PARAMS, dictionaryEntries, sysParams } from './dictionary';
import { COST_CENTERS, makePeople, type Person } from './people';
import {
  costCenterNo,
  departmentsOf,
  ENTERPRISES,
  entityNo,
  GRADES,
  POSITIONS,
  TMC,
  type DemoEnterprise,
} from './organisation';
import { makePastOrders } from './past-orders';
import { permissionObjects, withParents } from './permission-objects';
import { createRandom } from './random';
import { ROLES } from './roles';
import { insertDataPermissions, insertEnterpriseSettings } from './settings';
import { makeServiceThread } from './service-thread';
import { insertStandards } from './standards';
import { insertTravellers } from './travellers';

/** Any number: two processes that start on one empty database must not both fill it. */
const SEED_LOCK = 20_260_101;
const SEED = 2026;

/**
 * Fills an empty database with the demo's enterprises, staff, rights and past orders; leaves one that has
 * enterprises as it is. The same people every time; the orders lie around `now`.
 */
export async function seedDemoData(db: Database, supplier: FlightSupplier, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(tx);
    const known = await tx.selectFrom('enterprise').select('enterprise_num').limit(1).executeTakeFirst();
    if (known !== undefined) return;

    const random = createRandom(SEED);
    const people = makePeople(random);
    await tx.insertInto('tmc').values({ tmc_number: TMC.tmcNumber, tmc_name: TMC.tmcName }).execute();
    for (const enterprise of ENTERPRISES) await insertEnterprise(tx, enterprise, now);
    await insertPeople(tx, people);
    await insertTravellers(tx, people, now);
    await insertRights(tx, people);
    await insertApprovalTemplates(tx);
    await insertStandards(tx, people, now);
    await insertEnterpriseSettings(tx);
    await insertDataPermissions(tx, people);
    await tx.insertInto('dictionary_entry').values(dictionaryEntries()).execute();
    await tx.insertInto('sys_param').values(sysParams()).execute();
    await tx.insertInto('config_param').values(CONFIG_PARAMS).execute();
    await insertPartner(tx);
    await tx.insertInto('third_party_client').values(DEMO_IDENTITY_PROVIDER).execute();
    await tx.insertInto('website').values(WEBSITES).execute();
    await tx.insertInto('advert').values(demoAdverts(now)).execute();
    await makePastOrders(tx, pastEvents(tx, supplier, now), supplier, people, random, now);
    await makeServiceThread(tx, people, now);
  });
  // the planner must not take the tables just filled for empty ones
  await sql`analyze`.execute(db);
}

const ignore = (): void => undefined;
const NO_LOG = { warn: ignore, error: ignore };

/** What areas do in the transaction of an event; what they do afterwards has long been done for past orders. */
function pastEvents(tx: DatabaseTransaction, supplier: FlightSupplier, now: Date): Emit {
  const clock = () => now;
  const { emit } = createDomainEvents({
    areas: AREAS.map(({ name, onEvent = {} }) => ({ name, onEvent })),
    db: tx,
    clock,
    deps: areaDeps({ config: readConfig({}).gateway, notifier: createOutboxNotifier(tx, clock), supplier }),
    log: NO_LOG,
  });
  return emit;
}

async function insertEnterprise(
  tx: DatabaseTransaction,
  enterprise: DemoEnterprise,
  now: Date,
): Promise<void> {
  const { enterpriseNum: enterprise_num, entName, entShortName, phone, taxNo } = enterprise;
  await tx
    .insertInto('enterprise')
    .values({
      enterprise_num,
      tmc_number: TMC.tmcNumber,
      ent_name: entName,
      ent_short_name: entShortName,
      phone,
    })
    .execute();
  await tx
    .insertInto('department')
    .values(
      departmentsOf(enterprise).map(({ deptNo, deptName, parentNo }) => ({
        dept_no: deptNo,
        enterprise_num,
        parent_no: parentNo,
        dept_name: deptName,
      })),
    )
    .execute();
  await tx
    .insertInto('job_position')
    .values(
      POSITIONS.map(({ name }, i) => ({
        position_no: positionNo(enterprise_num, i),
        enterprise_num,
        position_name: name,
      })),
    )
    .execute();
  await tx
    .insertInto('grade')
    .values(
      GRADES.map(({ name }, i) => ({
        grade_no: gradeNo(enterprise_num, i),
        enterprise_num,
        grade_name: name,
        grade_rank: i + 1,
      })),
    )
    .execute();
  await tx
    .insertInto('cost_center')
    .values(
      COST_CENTERS.map((name, i) => ({
        cost_center_no: costCenterNo(enterprise_num, i),
        enterprise_num,
        cost_center_name: name,
      })),
    )
    .execute();
  await tx
    .insertInto('accounting_entity')
    .values({
      accounting_entity_no: entityNo(enterprise_num),
      enterprise_num,
      accounting_entity_name: entName,
      tax_no: taxNo,
    })
    .execute();
  await insertPurses(tx, enterprise, now);
}

/** The wallet is filled by a top-up on the books, like any other money. */
async function insertPurses(
  tx: DatabaseTransaction,
  { enterpriseNum, creditLimit, prepaid }: DemoEnterprise,
  now: Date,
): Promise<void> {
  const account = (
    kind: 'bank' | 'prepaid' | 'credit' | 'cashier' | 'sales',
    floor: number | null,
    balance = 0,
  ) => ({
    account_no: `${enterpriseNum}-${kind}`,
    enterprise_num: enterpriseNum,
    kind,
    floor,
    balance,
  });
  const credit = creditLimit === null ? [] : [account('credit', -creditLimit)];
  await tx
    .insertInto('ledger_account')
    .values([
      account('bank', null, -prepaid),
      account('prepaid', 0, prepaid),
      ...credit,
      account('cashier', null),
      account('sales', null),
    ])
    .execute();
  const { transfer_no } = await tx
    .insertInto('ledger_transfer')
    .values({ kind: 'topUp', payment_no: null, transferred_at: now, memo: '预存充值' })
    .returning('transfer_no')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('ledger_entry')
    .values([
      { transfer_no, account_no: `${enterpriseNum}-bank`, amount: -prepaid, balance_after: -prepaid },
      { transfer_no, account_no: `${enterpriseNum}-prepaid`, amount: prepaid, balance_after: prepaid },
    ])
    .execute();
}

async function insertPeople(tx: DatabaseTransaction, people: readonly Person[]): Promise<void> {
  const users = [];
  for (const { userNo, staffName, telephone, loginName } of people) {
    // a salt of its own for each account, the same each time
    const salt = createHash('sha256').update(userNo).digest().subarray(0, 16);
    const password_hash = loginName === null ? null : await hashPassword(DEMO_PASSWORD, salt);
    users.push({ user_no: userNo, user_name: staffName, telephone, login_name: loginName, password_hash });
  }
  await tx.insertInto('app_user').values(users).execute();
  await tx
    .insertInto('staff')
    .values(
      people.flatMap((person) =>
        person.places.map((place) => ({
          staff_no: place.staffNo,
          enterprise_num: place.enterpriseNum,
          user_no: person.userNo,
          enterprise_order: place.enterpriseOrder,
          dept_no: place.deptNo,
          position_no: positionNo(place.enterpriseNum, place.position),
          grade_no: gradeNo(place.enterpriseNum, place.grade),
          cost_center_no: costCenterNo(place.enterpriseNum, place.costCenter),
          accounting_entity_no: entityNo(place.enterpriseNum),
          supervisor_no: place.supervisorNo,
          staff_name: person.staffName,
          pinyin: person.pinyin,
          pinyin_initials: person.pinyinInitials,
          sex_tem: person.sexTem,
          birth_day: person.birthDay,
          nationality: person.nationality,
          identity_card_type: person.cardType,
          identity_card_no: person.cardNo,
          phone: person.telephone,
        })),
      ),
    )
    .execute();
}

async function insertRights(tx: DatabaseTransaction, people: readonly Person[]): Promise<void> {
  const objects = permissionObjects();
  await tx.insertInto('permission_object').values(objects).execute();
  for (const { enterpriseNum: enterprise_num } of ENTERPRISES) {
    for (const { kind, name, range, objects: granted } of ROLES) {
      const role_no = roleNo(enterprise_num, kind);
      await tx
        .insertInto('role')
        .values({ role_no, enterprise_num, role_name: name, permission_range_id: range })
        .execute();
      const object_nos = new Set(granted.flatMap((object) => withParents(object, objects)));
      await tx
        .insertInto('role_grant')
        .values([...object_nos].map((object_no) => ({ role_no, object_no })))
        .execute();
    }
  }
  const places = people.flatMap((person) => person.places);
  await tx
    .insertInto('staff_role')
    .values(
      places.flatMap(({ enterpriseNum, staffNo, role }) =>
        role === null
          ? []
          : [{ enterprise_num: enterpriseNum, staff_no: staffNo, role_no: roleNo(enterpriseNum, role) }],
      ),
    )
    .execute();
}

async function insertPartner(tx: DatabaseTransaction): Promise<void> {
  const { appNo: app_no, appName: app_name, secret } = DEMO_PARTNER;
  await tx.insertInto('partner_app').values({ app_no, app_name, secret }).execute();
  const { enterpriseNum: enterprise_num } = ENTERPRISES[0];
  await tx.insertInto('partner_app_enterprise').values({ app_no, enterprise_num }).execute();
}

const positionNo = (enterpriseNum: string, i: number) => `${enterpriseNum}P${i + 1}`;
const gradeNo = (enterpriseNum: string, i: number) => `${enterpriseNum}G${i + 1}`;
const roleNo = (enterpriseNum: string, kind: string) => `${enterpriseNum}-${kind}`;
