import {
  addAdvert,
  alterAdvert,
  copyAdvert,
  publishAdvert,
  queryAgencyAdvert,
  queryAgencyAdverts,
} from '../../../../src/contract/agency/platform/adverts';
import type { Area } from '../../server/area';
import { implementOperator } from '../../server/http/operator';
import { add, alter, copy, publish } from './change';
import { findAdverts, showAdvert } from './queries';

export const area: Area = {
  name: 'agency/adverts',
  implementations: () => [
    implementOperator(queryAgencyAdverts, findAdverts),
    implementOperator(queryAgencyAdvert, (context, { advertNo }) => showAdvert(context, advertNo)),
    implementOperator(addAdvert, add),
    implementOperator(alterAdvert, alter),
    implementOperator(publishAdvert, publish),
    implementOperator(copyAdvert, copy),
  ],
};
