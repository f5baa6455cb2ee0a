import {
  approveAgencyClaim,
  openClaimDocument,
  queryAgencyClaim,
  queryAgencyClaims,
  queryLockedAccounts,
  refuseAgencyClaim,
  unlockAccount,
} from '../../../../src/contract/agency/claims';
import { maskPhone } from '../../../../src/domain/passenger/mask';
import {
  findAgencyClaim,
  findAgencyClaims,
  findLockedAccounts,
  unlockAgencyAccount,
} from '../../account-safety/claims/agency-queries';
import { approveClaim, refuseClaim } from '../../account-safety/claims/decide';
import { tellUnlocked } from '../../account-safety/claims/tell-unlocked';
import { downloadUrl } from '../../files/link';
import type { Area } from '../../server/area';
import { Fault } from '../../server/http/fault';
import { implementOperator, nameOfCall } from '../../server/http/operator';
import { logAgency } from '../log/write';

export const area: Area = {
  name: 'agency/claims',
  implementations: (deps) => [
    implementOperator(queryAgencyClaims, ({ db, operator }, asked) =>
      findAgencyClaims(db, operator.tmcNumber, asked),
    ),
    implementOperator(queryAgencyClaim, ({ db, operator }, { claimNo }) =>
      findAgencyClaim(db, operator.tmcNumber, claimNo),
    ),
    implementOperator(openClaimDocument, async ({ db, operator, ip: address, now }, { claimNo, fileNo }) => {
      const { tmcNumber, operatorNo, operatorName } = operator;
      const { userName, fileList } = await findAgencyClaim(db, tmcNumber, claimNo);
      const file = fileList.find((one) => one.fileNo === fileNo);
      if (file === undefined) throw new Fault('agencyClaimUnknown');
      const summary = `查看${userName}的身份证明${file.fileName}`;
      const entry = { call: nameOfCall(openClaimDocument), enterpriseNum: null, subject: claimNo, summary };
      await logAgency(db, { ...entry, tmcNumber, operatorNo, operatorName, address, now });
      return { downloadUrl: downloadUrl(deps.config, { linked: 'files', no: fileNo, by: '' }, now) };
    }),
    implementOperator(approveAgencyClaim, async (context, { claimNo }) => {
      const { operatorNo, tmcNumber } = context.operator;
      const { userName, phone } = await findAgencyClaim(context.db, tmcNumber, claimNo);
      await approveClaim(context, deps, { claimNo, operatorNo });
      const summary = `通过${userName}的身份申诉，手机将更换为${maskPhone(phone)}`;
      await context.record({ subject: claimNo, summary });
      return {};
    }),
    implementOperator(refuseAgencyClaim, async (context, { claimNo, reason }) => {
      const { operatorNo, tmcNumber } = context.operator;
      const { userName } = await findAgencyClaim(context.db, tmcNumber, claimNo);
      await refuseClaim(context, deps, { claimNo, operatorNo, reason });
      await context.record({ subject: claimNo, summary: `拒绝${userName}的身份申诉，原因：${reason}` });
      return {};
    }),
    implementOperator(queryLockedAccounts, ({ db, operator }, asked) =>
      findLockedAccounts(db, operator.tmcNumber, asked),
    ),
    implementOperator(unlockAccount, async (context, { reason, ...locked }) => {
      const { db, operator, record } = context;
      const { userName } = await unlockAgencyAccount(db, operator.tmcNumber, locked);
      await tellUnlocked(context, deps, locked.userNo);
      await record({ subject: locked.userNo, summary: `解锁${userName}的账号，原因：${reason}` });
      return {};
    }),
  ],
};
