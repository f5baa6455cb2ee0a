import type { NewEnterprisePart } from '../server/enterprise-part';
import { nextEnterpriseOrder } from './new-staff';
import { soundsOfName } from './sounds';

/** The main administrator: their account and their record. */
export const newEnterprise: NewEnterprisePart = {
  after: ['enterprise'],
  async insert({ tx, enterpriseNum, values, administrator, numbers }) {
    const { adminName, adminPhone, adminLoginName, adminEmail } = values;
    const { userNo, staffNo, accountPhone } = administrator;
    await tx
      .insertInto('app_user')
      .values({
        user_no: userNo,
        user_name: adminName,
        telephone: accountPhone,
        unproved_phone: accountPhone === '' ? null : accountPhone,
        login_name: adminLoginName,
        password_hash: null,
        // only its owner confirms the mail of an account
        email: null,
      })
      .execute();
    const { pinyin, initials } = await soundsOfName(adminName);
    await tx
      .insertInto('staff')
      .values({
        staff_no: staffNo,
        enterprise_num: enterpriseNum,
        user_no: userNo,
        enterprise_order: nextEnterpriseOrder(userNo),
        dept_no: numbers.deptNo,
        position_no: numbers.positionNo,
        grade_no: numbers.gradeNo,
        cost_center_no: numbers.costCenterNo,
        accounting_entity_no: numbers.entityNo,
        supervisor_no: null,
        staff_name: adminName,
        pinyin,
        pinyin_initials: initials,
        sex_tem: null,
        birth_day: null,
        nationality: 'CN',
        // an ID card, whose number they give later
        identity_card_type: 0,
        identity_card_no: null,
        phone: adminPhone,
        email: adminEmail === '' ? null : adminEmail,
      })
      .execute();
  },
};
