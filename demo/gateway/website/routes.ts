import { queryWebsiteInfo } from '../../../src/contract/website/website';
import { Fault } from '../server/http/fault';
import { implementOpen, type Implementation } from '../server/http/implement';
import { findWebsite } from './queries';

export function websiteRoutes(): Implementation[] {
  return [
    implementOpen(queryWebsiteInfo, async ({ db }, { host }) => {
      const website = await findWebsite(db, host);
      if (website === undefined) throw new Fault('websiteUnknown');
      return {
        tMCNumber: website.tmc_number,
        logo: website.logo,
        backgroungImg: website.backgroung_img,
        websiteName: website.website_name,
        platName: website.plat_name,
        copyRight1: website.copy_right1,
        copyRight2: website.copy_right2,
      };
    }),
  ];
}
