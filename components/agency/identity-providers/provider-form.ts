import {
  addIdentityProvider,
  alterIdentityProvider,
  type MatchedField,
  type UnknownRule,
} from '../../../src/contract/agency/connections/identity-providers';
import type { Host } from '../../../src/element/host/host';
import { createCallForm } from '../../../src/element/submission/call-form';
import { withCode, type CodeDraft } from '../code-before';
import type { ProviderData } from './columns';
import { identityTexts } from './texts';

interface Draft extends CodeDraft {
  enterprise: { enterpriseNum: string; entName: string } | null;
  displayName: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  domains: string;
  scopes: string;
  matchedField: MatchedField;
  matchedClaim: string;
  trustsMail: boolean;
  acr: string;
  skipsSecondStep: boolean;
  unknownRule: UnknownRule;
  deptNo: string;
  positionNo: string;
  roleNo: string;
  deptClaim: string;
  roleClaim: string;
  forbidsLocal: boolean;
  sparesMainManager: boolean;
}

const EMPTY: Draft = {
  code: '',
  enterprise: null,
  displayName: '',
  issuer: '',
  clientId: '',
  clientSecret: '',
  domains: '',
  scopes: 'openid profile email',
  matchedField: 'jobNo',
  matchedClaim: '',
  trustsMail: false,
  acr: '',
  skipsSecondStep: false,
  unknownRule: 'tell',
  deptNo: '',
  positionNo: '',
  roleNo: '',
  deptClaim: '',
  roleClaim: '',
  forbidsLocal: false,
  sparesMainManager: true,
};

const fieldsOf = ({
  code: _code,
  enterprise: _enterprise,
  clientSecret: _secret,
  domains,
  ...fields
}: Draft) => ({
  ...fields,
  domainList: domains.split(/[,，、;；\s]+/).filter((domain) => domain !== ''),
});
const fieldOf = (path: string): string =>
  path.startsWith('domainList') ? 'domains' : path === 'enterpriseNum' ? 'enterprise' : path;

/** Form of a new provider. */
export function createAdd(host: Host, onDone: (providerNo: string) => void) {
  const { check, before } = withCode(host);
  return createCallForm<Draft, typeof addIdentityProvider>(host, {
    call: addIdentityProvider,
    values: EMPTY,
    body: (draft) => ({
      enterpriseNum: draft.enterprise?.enterpriseNum ?? '',
      clientSecret: draft.clientSecret,
      ...fieldsOf(draft),
    }),
    check: (draft) => ({
      ...(draft.enterprise === null && { enterprise: host.texts(identityTexts).enterpriseMissing }),
      ...check(draft),
    }),
    before,
    fieldOf,
    onDone: ({ providerNo }) => onDone(providerNo),
  });
}

/** Form of the settings of a provider. */
export function createAlter(host: Host, provider: ProviderData, onDone: () => void) {
  const { providerNo, revision, enterpriseNum, entName, domainList } = provider;
  const values: Draft = {
    ...EMPTY,
    enterprise: { enterpriseNum, entName },
    displayName: provider.displayName,
    issuer: provider.issuer,
    clientId: provider.clientId,
    domains: domainList.join(', '),
    scopes: provider.scopes,
    matchedField: provider.matchedField,
    matchedClaim: provider.matchedClaim,
    trustsMail: provider.trustsMail,
    acr: provider.acr,
    skipsSecondStep: provider.skipsSecondStep,
    unknownRule: provider.unknownRule,
    deptNo: provider.deptNo,
    positionNo: provider.positionNo,
    roleNo: provider.roleNo,
    deptClaim: provider.deptClaim,
    roleClaim: provider.roleClaim,
    forbidsLocal: provider.forbidsLocal,
    sparesMainManager: provider.sparesMainManager,
  };
  return createCallForm<Draft, typeof alterIdentityProvider>(host, {
    call: alterIdentityProvider,
    values,
    body: (draft) => ({ providerNo, revision, ...fieldsOf(draft) }),
    fieldOf,
    ...withCode(host),
    onDone,
  });
}
