import { defineAdministration } from '../../src/element/administration/define-administration';
import { hotel } from './declaration';

export default defineAdministration(hotel, {
  hotelPageManage: () => import('./page-settings/HotelPageSettings'),
});
