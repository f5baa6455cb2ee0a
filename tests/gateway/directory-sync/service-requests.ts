import { ENTERPRISE_USER } from '../../support/gateway/areas/directory';
import { listed, type Step } from './steps';

/** Requests about the service, and those for users before any is made. */
export const SERVICE_REQUESTS: readonly Step[] = [
  {
    name: 'service',
    method: 'GET',
    path: '/ServiceProviderConfig',
    status: 200,
    answer: {
      'patch.supported': true,
      'filter.maxResults': 200,
      'etag.supported': false,
      'authenticationSchemes.0.type': 'oauthbearertoken',
    },
  },
  {
    name: 'resource types',
    method: 'GET',
    path: '/ResourceTypes',
    status: 200,
    answer: listed(2, {
      'Resources.0.endpoint': '/Users',
      'Resources.0.schemaExtensions.0.schema': ENTERPRISE_USER,
    }),
  },
  {
    name: 'one resource type',
    method: 'GET',
    path: '/ResourceTypes/Group',
    status: 200,
    answer: { name: 'Group' },
  },
  { name: 'schemas', method: 'GET', path: '/Schemas', status: 200, answer: listed(3) },
  {
    name: 'one schema',
    method: 'GET',
    path: `/Schemas/${ENTERPRISE_USER}`,
    status: 200,
    answer: { id: ENTERPRISE_USER },
  },
  { name: 'unknown schema', method: 'GET', path: '/Schemas/urn:x', status: 404, answer: { status: '404' } },
  { name: 'unknown endpoint', method: 'GET', path: '/Devices', status: 404, answer: { status: '404' } },
  {
    name: 'first page',
    method: 'GET',
    path: '/Users?count=1&startIndex=1',
    status: 200,
    answer: { itemsPerPage: 1, startIndex: 1, 'Resources.0.meta.resourceType': 'User' },
  },
  {
    name: 'random user is unknown',
    method: 'GET',
    path: '/Users/00919288221112222',
    status: 404,
    answer: { schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'] },
  },
  {
    name: 'no match',
    method: 'GET',
    path: '/Users?filter=userName%20eq%20%22nobody@corp.example%22',
    status: 200,
    answer: listed(0, { Resources: [] }),
  },
  {
    name: 'filter without support',
    method: 'GET',
    path: '/Users?filter=userName%20co%20%22a%22',
    status: 400,
    answer: { scimType: 'invalidFilter' },
  },
];
