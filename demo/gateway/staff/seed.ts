import type { DatabaseTransaction } from '../db/database';
import { hashPassword } from '../login/password';
import { readConfig } from '../server/config';
import { DEMO_PASSWORD } from '../seed/accounts';
import type { DemoSeed } from '../seed/demo-seed';
import { costCenterNo, entityNo, gradeNo, positionNo } from '../seed/organisation';
import type { Person } from '../seed/people';
import { createHash } from 'node:crypto';

export const seed: DemoSeed = {
  after: ['enterprise'],
  insert: ({ tx, people }) => insertPeople(tx, people),
};

async function insertPeople(tx: DatabaseTransaction, people: readonly Person[]): Promise<void> {
  const users = [];
  for (const { userNo, staffName, telephone, loginName } of people) {
    // a salt of its own for each account, the same each time
    const salt = createHash('sha256').update(userNo).digest().subarray(0, 16);
    const password_hash =
      loginName === null
        ? null
        : await hashPassword(DEMO_PASSWORD, readConfig({}).gateway.passwordCost, salt);
    users.push({
      user_no: userNo,
      user_name: staffName,
      telephone,
      login_name: loginName,
      password_hash,
      email: loginName === null ? null : `${loginName}@demo.example`,
    });
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
          email: person.loginName === null ? null : `${person.loginName}@demo.example`,
        })),
      ),
    )
    .execute();
}
