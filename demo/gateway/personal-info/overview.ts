import type { PersonalInfo } from '../../../src/contract/personal-info/personal-info';
import { ORDER_STATUS } from '../../../src/contract/order/list';
import { maskEmail } from '../../../src/domain/account-safety/mask-email';
import { maskCardNo, maskPhone } from '../../../src/domain/passenger/mask';
import { isOutdated } from '../../../src/domain/personal-info/identity';
import { findAccount } from '../account-safety/queries';
import { cannotProve } from '../account-safety/state';
import type { Database } from '../db/database';
import { findAdministrators } from '../permission/administrators';
import type { Caller } from '../server/http/caller';
import type { CallerContext } from '../server/http/implement';
import { governTravellers } from '../travel-standard/governing-standards';
import { masked } from '../travellers/document-queries';
import { findRecord, findWishes, type PersonalRecord } from './queries';

/** Orders whose tickets are not issued yet. */
const UNTICKETED = [
  ORDER_STATUS.pendingApproval,
  ORDER_STATUS.unpaid,
  ORDER_STATUS.issuing,
  ORDER_STATUS.issueFailed,
];
/** Administrators shown, enough for the user to reach one. */

/** Content of the page of personal information. */
export async function personalInfo({
  db,
  caller,
  authSign,
  now,
}: Pick<CallerContext, 'db' | 'caller' | 'authSign' | 'now'>): Promise<PersonalInfo> {
  const record = await findRecord(db, caller);
  const { cards, seat, meal, emergency } = await findWishes(db, caller);
  const { telephone, email } = await findAccount(db, caller.userNo);
  return {
    staffName: record.staffName,
    latinName: record.latinName,
    sexTem: record.sexTem,
    birthDay: record.birthDay,
    documents: record.documents.map(masked),
    cards: cards.map(({ airline, cardNo }) => ({ airline, cardNo: maskCardNo(cardNo) })),
    seat,
    meal,
    emergency: emergency && { ...emergency, phone: maskPhone(emergency.phone) },
    telephone: maskPhone(telephone),
    email: email === null ? '' : maskEmail(email),
    outdatedOrders: await findOutdatedOrders(db, caller, record),
    managed: await findManaged(db, caller, now),
    isPartners: await cannotProve(db, authSign),
  };
}

/** Orders without tickets whose passenger name differs from the person's current record, the newest first. */
async function findOutdatedOrders(
  db: Database,
  { staffNo, enterpriseNum }: Caller,
  record: PersonalRecord,
): Promise<PersonalInfo['outdatedOrders']> {
  const rows = await db
    .selectFrom('order_passenger as p')
    .innerJoin('flight_order as o', 'o.order_no', 'p.order_no')
    .select(['o.order_no', 'o.order_status', 'p.passenger_name', 'p.card_type', 'p.card_no'])
    .where('p.staff_no', '=', staffNo)
    .where('o.enterprise_num', '=', enterpriseNum)
    .where('o.order_status', 'in', UNTICKETED)
    .orderBy('o.order_no', 'desc')
    .execute();
  return rows
    .filter(({ passenger_name: name, card_type: cardType, card_no: cardNo }) =>
      isOutdated({ name, cardType, cardNo }, record, record.documents),
    )
    .map(({ order_no: orderNo, order_status: orderStatus }) => ({ orderNo, orderStatus }));
}

async function findManaged(db: Database, caller: Caller, now: Date): Promise<PersonalInfo['managed']> {
  const { staffNo, enterpriseNum } = caller;
  const place = await db
    .selectFrom('staff as s')
    .innerJoin('enterprise as e', 'e.enterprise_num', 's.enterprise_num')
    .innerJoin('department as d', 'd.dept_no', 's.dept_no')
    .innerJoin('job_position as p', 'p.position_no', 's.position_no')
    .innerJoin('grade as g', 'g.grade_no', 's.grade_no')
    .innerJoin('cost_center as c', 'c.cost_center_no', 's.cost_center_no')
    .innerJoin('accounting_entity as a', 'a.accounting_entity_no', 's.accounting_entity_no')
    .leftJoin('staff as b', 'b.staff_no', 's.supervisor_no')
    .select(['e.ent_name as entName', 'e.phone as entPhone', 's.staff_no as staffNO'])
    .select(['d.dept_name as deptName', 'p.position_name as positionName', 'g.grade_name as gradeName'])
    .select(['c.cost_center_name as costCenterName', 'a.accounting_entity_name as accountingEntityName'])
    .select('b.staff_name as supervisorName')
    .where('s.staff_no', '=', staffNo)
    .executeTakeFirstOrThrow();
  const { governed } = await governTravellers(db, caller, [staffNo]);
  return {
    ...place,
    supervisorName: place.supervisorName ?? '',
    standardName: governed[0]?.standard?.standardName ?? '',
    administrators: await findAdministrators(db, enterpriseNum, now),
  };
}
