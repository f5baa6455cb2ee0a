import { uploadAgencyPicture } from '../../../../src/contract/agency/platform/pictures';
import {
  addSite,
  alterSite,
  queryAgencySite,
  queryAgencySites,
  removeSite,
} from '../../../../src/contract/agency/platform/sites';
import type { Area } from '../../server/area';
import { implementOperator } from '../../server/http/operator';
import { receivePicture } from '../../site-pictures/receive';
import { mountPictures } from '../../site-pictures/serve';
import { add, alter, remove } from './change';
import { findSites, showSite } from './queries';

export const area: Area = {
  name: 'agency/sites',
  isOfAgency: true,
  implementations: ({ files }) => [
    implementOperator(uploadAgencyPicture, (context, body) => receivePicture(context, files, body)),
    implementOperator(queryAgencySites, ({ db, operator }, asked) => findSites(db, operator, asked)),
    implementOperator(queryAgencySite, ({ db, operator }, { host }) => showSite(db, operator, host)),
    implementOperator(addSite, add),
    implementOperator(alterSite, alter),
    implementOperator(removeSite, remove),
  ],
  mount: mountPictures,
};
