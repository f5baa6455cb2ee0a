import { Messages, Resources, Schemas } from 'scimmy';

export const ENTERPRISE_USER = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
/** Path of the resources on the gateway. */
export const SCIM_PATH = '/scim/v2';
/** Resources of a page at most. */
export const MOST_RESULTS = 200;

// the library keeps its declarations for the process, so they are made once and know no caller
Resources.declare(Resources.User);
Resources.User.extend(Schemas.EnterpriseUser, false);
Resources.declare(Resources.Group);

/** Kinds of resources with the classes of the library. */
export const KINDS = {
  User: { Schema: Schemas.User, Resource: Resources.User, path: '/Users' },
  Group: { Schema: Schemas.Group, Resource: Resources.Group, path: '/Groups' },
} as const;
export type Kind = keyof typeof KINDS;

const listOf = (resources: readonly object[]) => ({
  schemas: [Messages.ListResponse.id],
  totalResults: resources.length,
  startIndex: 1,
  itemsPerPage: resources.length,
  Resources: resources,
});

/** Description of the service, RFC 7643, 5. */
export const serviceProviderConfig = (base: string) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: MOST_RESULTS },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: false },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer token',
      description: 'A token of the enterprise, made by its travel agency',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
});

const resourceTypes = (base: string) =>
  Object.values(KINDS).map(({ Resource }) => {
    const described = Resource.describe();
    return {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
      ...described,
      meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${described.name}` },
    };
  });

const schemas = (base: string) =>
  Schemas.declared().map((definition) => definition.describe(`${base}/Schemas`));

/** All descriptions of a kind, or the one with an id; undefined for an unknown id. */
export function describe(base: string, kind: 'ResourceTypes' | 'Schemas', id?: string): object | undefined {
  const all: readonly { id: string }[] = kind === 'Schemas' ? schemas(base) : resourceTypes(base);
  return id === undefined ? listOf(all) : all.find((one) => one.id === id);
}
