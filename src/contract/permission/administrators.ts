import * as v from 'valibot';
import { call } from '../call';

/**
 * Returns the names of those who administer the whole enterprise, the main administrator first and three at most, for
 * users whose task waits for a setting.
 */
export const queryAdministrators = call({
  gateway: 'user',
  path: '/CLUNIVERSALPERMISSIONSERVICE/api/RoleController/queryAdministrators',
  body: v.object({}),
  result: v.object({ nameList: v.array(v.string()) }),
  needs: 'token',
  reads: ['permission', 'staff'],
  origin: 'suite',
});
