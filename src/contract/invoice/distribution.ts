import * as v from 'valibot';
import { call } from '../call';
import { OBJECT } from '../permission/objects';
import { MailTo } from './settings';

const Revision = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_000_000_000));

export const DistributionSetting = v.object({
  /** Address that itinerary receipts are sent to unless the applicant names another; '' for none. */
  mailTo: v.string(),
  /** 0 while the enterprise has set none. */
  revision: Revision,
});
export type DistributionSetting = v.InferOutput<typeof DistributionSetting>;

/** Returns how the enterprise distributes its itinerary receipts (specification 7.5 names the path alone). */
export const queryDistributionSetting = call({
  gateway: 'flight',
  path: '/CLAirTicketExternalInteractionService/jppubapi/docManager/queryDistributionSetting',
  body: v.object({}),
  result: DistributionSetting,
  needs: 'token',
  permission: OBJECT.seeInvoices,
  reads: ['invoiceSetting'],
});

/** Sets how receipts are distributed from then on. Throws invoiceSettingChanged where another user has set it. */
export const saveDistributionSetting = call({
  gateway: 'flight',
  path: '/CLAirTicketExternalInteractionService/jppubapi/docManager/saveDistributionSetting',
  body: v.object({
    mailTo: MailTo,
    /** Revision on which the edit is based. */
    basedOn: Revision,
  }),
  result: v.object({ revision: Revision }),
  needs: 'token',
  permission: OBJECT.setInvoices,
  mutates: true,
  changes: ['invoiceSetting'],
  origin: 'suite',
});
