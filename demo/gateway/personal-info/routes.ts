import { queryAvatar, removeAvatar, saveAvatar } from '../../../src/contract/personal-info/avatar';
import {
  endBookingDelegate,
  queryBookingDelegates,
  queryDelegateCandidates,
  saveBookingDelegate,
} from '../../../src/contract/personal-info/delegates';
import { queryNoticeChoices, saveNoticeChoices } from '../../../src/contract/personal-info/notices';
import {
  queryPersonalInfo,
  removeEmergencyContact,
  removePersonalCard,
  removePersonalDocument,
  revealPersonalNumber,
  saveEmergencyContact,
  savePersonalCard,
  savePersonalDocument,
  savePersonalIdentity,
  savePersonalWishes,
} from '../../../src/contract/personal-info/personal-info';
import { findStaff } from '../staff/queries';
import { detachFiles } from '../files/attach';
import type { AreaDeps } from '../server/deps';
import { implement, type Implementation } from '../server/http/implement';
import { AVATAR } from './avatar/file-owner';
import { storeAvatar, readAvatar } from './avatar/store';
import { countChange, removeDocument, saveCard, saveDocument, saveEmergency, saveIdentity } from './changes';
import { endDelegate, findDelegates, nameDelegate } from './delegates';
import { findChoices, writeChoices } from './notice-choices';
import { personalInfo } from './overview';
import { revealNumber } from './reveal';

export function personalInfoRoutes({ config, files }: AreaDeps): Implementation[] {
  return [
    implement(queryPersonalInfo, async (context) => ({ personalInfo: await personalInfo(context) })),

    implement(
      savePersonalIdentity,
      async (context, body) => {
        await saveIdentity(context, body);
        return {};
      },
      { beforehand: countChange },
    ),

    implement(
      savePersonalDocument,
      async (context, body) => {
        await saveDocument(context, body);
        return {};
      },
      { beforehand: countChange },
    ),

    implement(removePersonalDocument, async (context, { cardType }) => {
      await removeDocument(context, cardType);
      return {};
    }),

    implement(savePersonalCard, async (context, body) => {
      await saveCard(context, body);
      return {};
    }),

    implement(removePersonalCard, async ({ db, caller }, { airline }) => {
      await db
        .deleteFrom('frequent_flyer_card')
        .where('staff_no', '=', caller.staffNo)
        .where('airline', '=', airline)
        .execute();
      return {};
    }),

    implement(savePersonalWishes, async ({ db, caller }, wish) => {
      await db
        .insertInto('travel_wish')
        .values({ staff_no: caller.staffNo, ...wish })
        .onConflict((conflict) => conflict.column('staff_no').doUpdateSet(wish))
        .execute();
      return {};
    }),

    implement(saveEmergencyContact, async (context, body) => {
      await saveEmergency(context, body);
      return {};
    }),

    implement(removeEmergencyContact, async ({ db, caller }) => {
      await db.deleteFrom('emergency_contact').where('staff_no', '=', caller.staffNo).execute();
      return {};
    }),

    implement(queryBookingDelegates, (context) => findDelegates(context)),

    implement(queryDelegateCandidates, async ({ db, caller }, { keyword }) => {
      const { staffList } = await findStaff(db, { caller, keyword, offset: 0, limit: 20 });
      const others = staffList.filter(({ staffNO }) => staffNO !== caller.staffNo);
      return {
        staffList: others.map(({ staffNO, staffName, deptName }) => ({ staffNO, staffName, deptName })),
      };
    }),

    implement(
      saveBookingDelegate,
      async (context, body) => {
        await nameDelegate(context, body);
        return {};
      },
      { beforehand: countChange },
    ),

    implement(endBookingDelegate, async (context, { staffNO }) => {
      await endDelegate(context, staffNO);
      return {};
    }),

    implement(queryNoticeChoices, ({ db, caller }) => findChoices(db, caller)),

    implement(saveNoticeChoices, async ({ db, caller }, choices) => {
      await writeChoices(db, caller, choices);
      return {};
    }),

    implement(queryAvatar, async ({ db, caller }, { staffNO }) => ({
      webp: await readAvatar(db, files, { enterpriseNum: caller.enterpriseNum, staffNo: staffNO }),
    })),

    implement(saveAvatar, async (context, { file }) => {
      await storeAvatar(context, files, file);
      return {};
    }),

    implement(removeAvatar, async ({ db, caller }) => {
      await detachFiles(db, AVATAR, [caller.staffNo]);
      return {};
    }),

    implement(revealPersonalNumber, (context, body) => revealNumber(context, config, body)),
  ];
}
