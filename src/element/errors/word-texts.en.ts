import addressBook from '../../contract/address-book/words.en';
import costCenter from '../../contract/cost-center/words.en';
import tables from '../../contract/import-job/words.en';
import invite from '../../contract/invite/words.en';
import permission from '../../contract/permission/words.en';
import resource from '../../contract/resource/words.en';
import standards from '../../contract/travel-standard/words.en';
import travellers from '../../contract/travellers/words.en';
import type { Words } from './words';

/** Words of the gateway and the contract in English; the first table that knows a text counts. */
export const WORDS: readonly Words[] = [
  addressBook,
  costCenter,
  invite,
  permission,
  standards,
  resource,
  tables,
  travellers,
];
