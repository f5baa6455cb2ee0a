import { OBJECT } from '../../../src/contract/permission/objects';
import {
  deleteFrequentTraveller,
  queryFrequentTravellers,
  queryOrderFormInfo,
  revealTravellerNumbers,
  saveFrequentTraveller,
} from '../../../src/contract/travellers/travellers';
import { isRequestRequired } from '../enterprise-setting/request-rule';
import type { AreaDeps } from '../server/deps';
import { implement, type Implementation } from '../server/http/implement';
import { deleteContact, findContacts } from './contact-queries';
import { findBookable } from './delegates';
import { frequentTraveller, saveContact } from './contacts';
import { costOf } from './order-extras';
import {
  findCostLists,
  findInsuranceProducts,
  findServiceFee,
  findWishText,
  offeredCost,
} from './order-form-queries';
import { limitContactGuesses } from './number-guesses';
import { reveal } from './reveal';
import { findStaffRecords } from './staff-records';

export function travellerRoutes({ config }: AreaDeps): Implementation[] {
  return [
    implement(queryFrequentTravellers, async ({ db, caller }, { keyword }) =>
      (await findContacts(db, caller, keyword)).map(frequentTraveller),
    ),

    implement(saveFrequentTraveller, saveContact, {
      beforehand: (context, body) => limitContactGuesses(context, config, body),
    }),

    implement(deleteFrequentTraveller, async ({ db, caller }, { contactNO }) => {
      await deleteContact(db, caller, contactNO);
      return {};
    }),

    implement(revealTravellerNumbers, (context, body) => reveal(context, config, body)),

    implement(queryOrderFormInfo, async (context) => {
      const { db, caller, now } = context;
      const staff = await findStaffRecords(db, caller.enterpriseNum, [caller.staffNo]);
      const lists = await findCostLists(context);
      return {
        canBookColleagues:
          caller.objects.has(OBJECT.bookForColleagues) || (await findBookable(db, caller, now)).length > 0,
        canBookOutsiders: caller.objects.has(OBJECT.bookForOutsiders),
        ...lists,
        defaultCost: await offeredCost(context, costOf(staff.get(caller.staffNo))),
        insuranceList: await findInsuranceProducts(db, caller.enterpriseNum),
        serviceFee: await findServiceFee(db, caller.enterpriseNum),
        requestRequired: await isRequestRequired(db, caller.enterpriseNum),
        wishText: await findWishText(db, caller),
      };
    }),
  ];
}
