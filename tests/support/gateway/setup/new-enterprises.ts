import * as v from 'valibot';
import type { Database } from '../../../../demo/gateway/db/database';
import { inTransaction } from '../../../../demo/gateway/db/transaction';
import { setUpAgency } from '../../../../demo/gateway/set-up-agency';
import { createEnterprise } from '../../../../demo/gateway/setup/create-enterprise';
import { NewEnterprise } from '../../../../src/contract/enterprise/new-enterprise';
import { NOW } from '../../clock';

export const AGENCY = { agencyNumber: 'TMC001', agencyName: '远航商旅服务有限公司' };
export const OPERATOR = {
  operatorName: '吴运营',
  operatorLogin: 'ops.wu',
  operatorPhone: '',
  operatorEmail: '',
};

/** Two valid enterprises; the second has no monthly billing. */
export const FIRST = v.parse(NewEnterprise, {
  entName: '海川科技有限公司',
  entShortName: '海川科技',
  phone: '010-60000001',
  taxNo: '91110105MA00000012',
  adminName: '郑海',
  adminPhone: '13911110001',
  adminLoginName: 'zheng.hai',
  monthly: {
    creditLimit: 50_000_000,
    clearingDate: 1,
    beginDate: '2026-11-01',
    lateRate: '0.05',
    confirmDays: 7,
    payDays: 30,
  },
});
export const SECOND = v.parse(NewEnterprise, {
  entName: '云岭制药有限公司',
  entShortName: '云岭制药',
  phone: '0871-60000002',
  taxNo: '91370102MA00000020',
  adminName: '杨岭',
  adminPhone: '13911110002',
  adminLoginName: 'yang.ling',
});

export const makeAgency = (db: Database, now = NOW) =>
  inTransaction(db, (tx) =>
    setUpAgency(
      tx,
      {
        agency: AGENCY,
        website: { websiteHost: '*', websiteName: '远航商旅', websiteLogo: '' },
        operator: { ...OPERATOR, isFirst: true },
      },
      now,
    ),
  );

export const makeEnterprise = (db: Database, values: NewEnterprise, now = NOW) =>
  inTransaction(db, (tx) =>
    createEnterprise(tx, { tmcNumber: AGENCY.agencyNumber, values, maker: 'npm run setup', now }),
  );
