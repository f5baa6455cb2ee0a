import {
  addCommentLog,
  insertOrUpdateDeviceInfo,
  pushSensorUser,
  setUserWebsiteVersion,
} from '../../../src/contract/client-report';
import { Fault } from '../server/http/fault';
import { implement, type Implementation } from '../server/http/implement';
import { addComment, noteDevice, noteSensorUser, setUserAttribute } from './queries';

/** Name of the attribute in specification 7.2, with its capital S. */
const WEBSITE_VERSION = 'userWebsiteVerSion';

export function clientReportRoutes(): Implementation[] {
  return [
    implement(insertOrUpdateDeviceInfo, async ({ db, caller, now }, device) => {
      await noteDevice(db, caller.userNo, device, now);
      return {};
    }),

    implement(pushSensorUser, async ({ db, caller, now }, user) => {
      // callers may only report their own data
      const isOwn = user.staffNo === caller.staffNo && user.companyNo === caller.enterpriseNum;
      if (!isOwn) throw new Fault('forbidden');
      await noteSensorUser(db, user, now);
      return {};
    }),

    implement(addCommentLog, async ({ db, caller, now }, comment) => ({
      logNo: await addComment(db, caller, comment, now),
    })),

    implement(setUserWebsiteVersion, async ({ db, caller }, { userWebsiteVerSion }) => {
      await setUserAttribute(db, caller.userNo, WEBSITE_VERSION, String(userWebsiteVerSion));
      return { userWebsiteVerSion };
    }),
  ];
}
