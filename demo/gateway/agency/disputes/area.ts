import {
  answerAgencyDispute,
  decideAgencyDispute,
  queryAgencyDispute,
  queryAgencyDisputeFile,
  queryAgencyDisputes,
} from '../../../../src/contract/agency/disputes';
import { atOneMoment } from '../../db/transaction';
import { downloadUrl } from '../../files/link';
import type { Area } from '../../server/area';
import { Fault } from '../../server/http/fault';
import { implementOperator } from '../../server/http/operator';
import { findMessages } from '../../settlement/disputes/dispute-queries';
import { answer, decide } from './decide';
import { disputeOf, listDisputes, showDispute } from './show';

export const area: Area = {
  name: 'agency/disputes',
  implementations: ({ config }) => [
    implementOperator(queryAgencyDisputes, ({ db, operator }, asked) => listDisputes(db, operator, asked)),
    implementOperator(queryAgencyDispute, ({ db, operator, now }, { disputeNo }) =>
      atOneMoment(db, (moment) => showDispute(moment, operator, { disputeNo, now })),
    ),
    implementOperator(queryAgencyDisputeFile, async ({ db, operator, now }, { disputeNo, fileNo }) => {
      await disputeOf(db, operator, disputeNo);
      const messages = await findMessages(db, disputeNo);
      const isTheirs = messages.some(({ fileList }) => fileList.some((file) => file.fileNo === fileNo));
      if (!isTheirs) throw new Fault('fileUnknown');
      return { downloadUrl: downloadUrl(config, { linked: 'files', no: fileNo, by: '' }, now) };
    }),
    implementOperator(answerAgencyDispute, answer),
    implementOperator(decideAgencyDispute, decide),
  ],
};
