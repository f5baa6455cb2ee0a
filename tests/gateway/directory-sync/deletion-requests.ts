import { ENTERPRISE_USER, newUser, patchOf } from '../../support/gateway/areas/directory';
import { listed, type Step } from './steps';

/** Requests that delete the user made before, and make it again. */
export const DELETION_REQUESTS: readonly Step[] = [
  { name: 'delete', method: 'DELETE', path: '/Users/{user}', status: 204 },
  { name: 'the deleted is unknown', method: 'GET', path: '/Users/{user}', status: 404 },
  {
    name: 'the deleted is not changed',
    method: 'PATCH',
    path: '/Users/{user}',
    body: patchOf({ op: 'replace', path: 'active', value: true }),
    status: 404,
  },
  { name: 'delete again', method: 'DELETE', path: '/Users/{user}', status: 404 },
  {
    name: 'the deleted is not listed',
    method: 'GET',
    path: '/Users?filter=externalId%20eq%20%22object-1%22',
    status: 200,
    answer: listed(0),
  },
  {
    name: 'create the deleted anew',
    method: 'POST',
    path: '/Users',
    body: newUser(1),
    status: 201,
    answer: { id: '{user}', active: true, 'phoneNumbers.0.value': '13900000001' },
  },
  { name: 'delete for another one', method: 'DELETE', path: '/Users/{user}', status: 204 },
  {
    name: 'another person with the name',
    method: 'POST',
    path: '/Users',
    body: newUser(3, { userName: 'person1@corp.example' }),
    status: 201,
    answer: { externalId: 'object-3', [`${ENTERPRISE_USER}#employeeNumber`]: 'N-3' },
  },
];
