import { queryAppDownloadInfo } from '../../../src/contract/app-download/app-download';
import { Fault } from '../server/http/fault';
import { implementOpen, type Implementation } from '../server/http/implement';
import { findWebsite } from '../website/queries';
import { findAppInfo } from './queries';

export function appDownloadRoutes(): Implementation[] {
  return [
    implementOpen(queryAppDownloadInfo, async ({ db }, { host }) => {
      const website = await findWebsite(db, host);
      if (website === undefined) throw new Fault('websiteUnknown');
      return findAppInfo(db, website.tmc_number);
    }),
  ];
}
