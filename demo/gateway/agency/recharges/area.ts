import {
  confirmAgencyRecharge,
  queryAgencyRecharge,
  queryAgencyRechargeFile,
  queryAgencyRecharges,
  refuseAgencyRecharge,
  withdrawRechargeConfirmation,
} from '../../../../src/contract/agency/recharges';
import { downloadUrl } from '../../files/link';
import type { Area } from '../../server/area';
import { Fault } from '../../server/http/fault';
import { implementOperator } from '../../server/http/operator';
import { findAgencyRecharge, findAgencyRecharges } from '../../wallet/agency/queries';
import { confirm, refuse, withdraw } from './decide';
import { showRecharge } from './show';

export const area: Area = {
  name: 'agency/recharges',
  implementations: ({ config }) => [
    implementOperator(queryAgencyRecharges, ({ db, operator }, asked) =>
      findAgencyRecharges(db, operator.tmcNumber, asked),
    ),
    implementOperator(queryAgencyRecharge, showRecharge),
    implementOperator(queryAgencyRechargeFile, async ({ db, operator, now }, { rechargeNo, fileNo }) => {
      const found = await findAgencyRecharge(db, operator.tmcNumber, rechargeNo);
      if (found === undefined) throw new Fault('rechargeUnknown');
      if (!found.fileList.some((file) => file.fileNo === fileNo)) throw new Fault('fileUnknown');
      return { downloadUrl: downloadUrl(config, { linked: 'files', no: fileNo, by: '' }, now) };
    }),
    implementOperator(confirmAgencyRecharge, confirm),
    implementOperator(withdrawRechargeConfirmation, withdraw),
    implementOperator(refuseAgencyRecharge, refuse),
  ],
};
