import type { NewEnterprisePart } from '../server/enterprise-part';
import { insertOrganisation } from './organisation';

export const newEnterprise: NewEnterprisePart = {
  insert({ tx, tmcNumber, enterpriseNum, values, numbers }) {
    const { entName, entShortName, phone, taxNo, accountingEntityName } = values;
    return insertOrganisation(tx, {
      enterprise: {
        enterprise_num: enterpriseNum,
        tmc_number: tmcNumber,
        ent_name: entName,
        ent_short_name: entShortName,
        phone,
        is_sandbox: values.isSandbox,
      },
      departments: [{ dept_no: numbers.deptNo, parent_no: null, dept_name: values.deptName }],
      positions: [{ position_no: numbers.positionNo, position_name: values.positionName }],
      grades: [{ grade_no: numbers.gradeNo, grade_name: values.gradeName }],
      costCenters: [{ cost_center_no: numbers.costCenterNo, cost_center_name: values.costCenterName }],
      accountingEntity: {
        accounting_entity_no: numbers.entityNo,
        accounting_entity_name: accountingEntityName === '' ? entName : accountingEntityName,
        tax_no: taxNo,
      },
    });
  },
};
