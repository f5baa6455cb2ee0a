import * as v from 'valibot';
import { plainName } from '../../../domain/typed/typed';
import { call } from '../../call';
import { EnterpriseNumber } from '../enterprise-setup';
import { HistoryEntry } from '../history';
import { Keyword, Paging } from '../operators';
import { IdentityDomain } from './identity-domains';

const BASE = '/agencyController/';

export const IDENTITY_PROVIDER_STATES = ['on', 'off'] as const;
export type IdentityProviderState = (typeof IDENTITY_PROVIDER_STATES)[number];

/** Field of the staff record that the claim is compared with: job number, mail, or mobile. */
export const MATCHED_FIELDS = ['jobNo', 'email', 'phone'] as const;
export type MatchedField = (typeof MATCHED_FIELDS)[number];

/** Answer to a person whom the enterprise does not have: they are told so, or are added. */
export const UNKNOWN_RULES = ['tell', 'make'] as const;
export type UnknownRule = (typeof UNKNOWN_RULES)[number];

/**
 * Reasons of refused sign-ins. Those of `providerFailed`, `unreachable` and `tokenInvalid` are the provider's or its
 * settings'; the others are about a person.
 */
export const SIGN_ON_REFUSALS = [
  'providerFailed',
  'unreachable',
  'tokenInvalid',
  'acrMissing',
  'claimMissing',
  'mailUnverified',
  'mailForeign',
  'phoneUnverified',
  'personUnknown',
  'personAmbiguous',
  'nameMissing',
  'phoneTaken',
  'identityOfFormer',
  'staffTaken',
  'staffInactive',
  'enterpriseStopped',
  'accountDisputed',
] as const;
export type SignOnRefusal = (typeof SIGN_ON_REFUSALS)[number];

const ProviderNumber = v.pipe(v.string(), v.nonEmpty(), v.maxLength(60));
/** Of the provider as it was shown; another one is refused with identityProviderChanged. */
const Revision = v.pipe(v.number(), v.integer());
const word = (label: string, most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(`请输入${label}`),
    v.maxLength(most, `${label}不能超过${most}个字`),
  );
/** Name of a claim; '' for none. */
const ClaimName = v.optional(
  v.pipe(v.string(), v.trim(), v.regex(/^[\w:./-]{0,100}$/, '声明名称只能包含字母、数字和 _ : . / -')),
  '',
);
const Choice = v.optional(v.pipe(v.string(), v.maxLength(60)), '');
const Secret = v.pipe(v.string(), v.trim(), v.maxLength(500, '客户端密钥不能超过500个字'));

/** Settings of a provider, without its secret. */
export const IdentityFields = {
  displayName: v.pipe(
    v.string(),
    v.transform(plainName),
    v.nonEmpty('请输入显示名称'),
    v.maxLength(30, '显示名称不能超过30个字'),
  ),
  /** Exactly as in the provider's discovery document. */
  issuer: word('签发方地址', 300),
  clientId: word('客户端编号', 200),
  /** Mail domains of the company, each to be proved. One that another enterprise has proved is refused. */
  domainList: v.pipe(
    v.array(v.pipe(v.string(), v.trim(), v.toLowerCase())),
    v.maxLength(50, '最多50个邮箱域名'),
  ),
  /** Separated by blanks; `openid` is added. */
  scopes: v.optional(
    v.pipe(v.string(), v.trim(), v.regex(/^[\x21\x23-\x5b\x5d-\x7e ]{0,300}$/, '范围格式不正确')),
    'openid profile email',
  ),
  matchedField: v.picklist(MATCHED_FIELDS),
  matchedClaim: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^[\w:./-]{1,100}$/, '请输入声明名称，只能包含字母、数字和 _ : . / -'),
  ),
  /** Takes the provider's mails as verified although it does not say so: the company manages them. */
  trustsMail: v.boolean(),
  /** Value that the token's `acr` must have; '' for any. */
  acr: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
  /** Leaves out the own second step where the provider has proved two factors. */
  skipsSecondStep: v.boolean(),
  unknownRule: v.picklist(UNKNOWN_RULES),
  /** Department, position and role of added persons; each '' if the rule is `tell`. */
  deptNo: Choice,
  positionNo: Choice,
  roleNo: Choice,
  /** Claims with the name of the department and of a role; '' or an unknown name: those above. */
  deptClaim: ClaimName,
  roleClaim: ClaimName,
  /** Refuses password, SMS code and third party for the enterprise's staff. */
  forbidsLocal: v.boolean(),
  /** The main administrator keeps password and SMS code, for an outage of the provider. */
  sparesMainManager: v.boolean(),
};

export const IdentityProvider = v.object({
  providerNo: v.string(),
  enterpriseNum: v.string(),
  entName: v.string(),
  displayName: v.string(),
  providerState: v.picklist(IDENTITY_PROVIDER_STATES),
  issuer: v.string(),
  domainList: v.array(v.string()),
  forbidsLocal: v.boolean(),
  /** Last sign-in by it; ISO instant, '' for none. */
  lastUseTime: v.string(),
});
export type IdentityProvider = v.InferOutput<typeof IdentityProvider>;

/** Identity of the provider that belongs to a member of staff. */
export const IdentityBinding = v.object({
  bindingNo: v.string(),
  staffNO: v.string(),
  staffName: v.string(),
  jobNo: v.string(),
  isActive: v.boolean(),
  issuer: v.string(),
  subject: v.string(),
  /** ISO instants. */
  bindTime: v.string(),
  lastUseTime: v.string(),
});
export type IdentityBinding = v.InferOutput<typeof IdentityBinding>;

const common = { gateway: 'agency', needs: 'operator', origin: 'suite' } as const;
const change = {
  ...common,
  right: 'manageIdentityProviders',
  mutates: true,
  changes: ['identityProvider', 'agencyLog'],
} as const;
const read = { ...common, right: 'readIdentityProviders', reads: ['identityProvider'] } as const;

/** Identity providers of the agency's enterprises. */
export const queryIdentityProviders = call({
  ...read,
  path: `${BASE}queryIdentityProviders`,
  body: v.object({
    /** Searches enterprise, display name, issuer and domains. */
    keyword: Keyword,
    providerState: v.optional(v.picklist(IDENTITY_PROVIDER_STATES)),
    ...Paging,
  }),
  result: v.object({ total: v.number(), providerList: v.array(IdentityProvider) }),
});

/** One provider with all settings but its secret, its refusals of the last 30 days and its log. */
export const queryIdentityProvider = call({
  ...read,
  path: `${BASE}queryIdentityProvider`,
  body: v.object({ providerNo: ProviderNumber }),
  result: v.object({
    ...IdentityProvider.entries,
    revision: v.number(),
    clientId: v.string(),
    /** Last four characters of the SHA-256 hash of the client's secret; '' for a public client. */
    fingerprint: v.string(),
    /** ISO instant; '' for a public client. */
    secretTime: v.string(),
    scopes: v.string(),
    matchedField: v.picklist(MATCHED_FIELDS),
    matchedClaim: v.string(),
    trustsMail: v.boolean(),
    acr: v.string(),
    skipsSecondStep: v.boolean(),
    unknownRule: v.picklist(UNKNOWN_RULES),
    deptNo: v.string(),
    deptName: v.string(),
    positionNo: v.string(),
    positionName: v.string(),
    roleNo: v.string(),
    roleName: v.string(),
    deptClaim: v.string(),
    roleClaim: v.string(),
    sparesMainManager: v.boolean(),
    /** Addresses to enter at the provider. */
    redirectUrl: v.string(),
    leaveUrl: v.string(),
    logoutUrl: v.string(),
    /** The domains of `domainList` with their proof. */
    proofList: v.array(IdentityDomain),
    bindingCount: v.number(),
    refusalList: v.array(
      v.object({ reason: v.picklist(SIGN_ON_REFUSALS), times: v.number(), lastTime: v.string() }),
    ),
    historyList: v.array(HistoryEntry),
  }),
});

/** Departments, positions and roles of an enterprise, for added persons. */
export const queryIdentityChoices = call({
  ...read,
  path: `${BASE}queryIdentityChoices`,
  body: v.object({ enterpriseNum: EnterpriseNumber }),
  result: v.object({
    deptList: v.array(v.object({ no: v.string(), name: v.string() })),
    positionList: v.array(v.object({ no: v.string(), name: v.string() })),
    roleList: v.array(v.object({ no: v.string(), name: v.string() })),
  }),
});

/**
 * Adds the provider of an enterprise, which is off until it is switched on. `clientSecret` is '' for a public client.
 * Throws operatorProofNeeded, identityProviderTaken.
 */
export const addIdentityProvider = call({
  ...change,
  path: `${BASE}addIdentityProvider`,
  body: v.object({ enterpriseNum: EnterpriseNumber, clientSecret: Secret, ...IdentityFields }),
  result: v.object({ providerNo: v.string() }),
});

/** Changes the settings of a provider. Throws operatorProofNeeded, identityProviderUnknown, identityProviderChanged. */
export const alterIdentityProvider = call({
  ...change,
  path: `${BASE}alterIdentityProvider`,
  body: v.object({ providerNo: ProviderNumber, revision: Revision, ...IdentityFields }),
  result: v.object({}),
});

/**
 * Replaces the secret of the client at once; '' makes it a public client. No call shows it. Throws operatorProofNeeded,
 * identityProviderUnknown, identityProviderChanged.
 */
export const setIdentitySecret = call({
  ...change,
  path: `${BASE}setIdentitySecret`,
  body: v.object({ providerNo: ProviderNumber, revision: Revision, clientSecret: Secret }),
  result: v.object({}),
});

/**
 * Switches a provider on, which needs a fresh code, or off, which ends its sessions and the ban on local ways. Throws
 * operatorProofNeeded, identityProviderUnknown, identityProviderChanged.
 */
export const switchIdentityProvider = call({
  ...change,
  path: `${BASE}switchIdentityProvider`,
  body: v.object({
    providerNo: ProviderNumber,
    revision: Revision,
    isOn: v.boolean(),
    reason: word('原因', 200),
  }),
  result: v.object({}),
});

/** Removes a provider that is off, with its bindings. Throws identityProviderOn. */
export const removeIdentityProvider = call({
  ...change,
  path: `${BASE}removeIdentityProvider`,
  body: v.object({ providerNo: ProviderNumber, revision: Revision }),
  result: v.object({}),
});

/** Fetches the provider's discovery document and keys, and says in Chinese why sign-ins would fail; nothing is stored. */
export const testIdentityProvider = call({
  ...common,
  path: `${BASE}testIdentityProvider`,
  right: 'manageIdentityProviders',
  body: v.object({ providerNo: ProviderNumber }),
  result: v.object({
    /** Empty: the provider can be used. */
    problemList: v.array(v.string()),
    /** Facts that do not prevent sign-ins. */
    noteList: v.array(v.string()),
  }),
  reads: ['identityProvider'],
});

/** Identities that are bound to staff, the last used first. */
export const queryIdentityBindings = call({
  ...read,
  path: `${BASE}queryIdentityBindings`,
  body: v.object({ providerNo: ProviderNumber, keyword: Keyword, ...Paging }),
  result: v.object({ total: v.number(), bindingList: v.array(IdentityBinding) }),
});

/**
 * Releases an identity, which is bound anew at its next sign-in, by its claims at that time. Its sessions end. Throws
 * operatorProofNeeded, identityBindingUnknown.
 */
export const releaseIdentityBinding = call({
  ...change,
  path: `${BASE}releaseIdentityBinding`,
  body: v.object({
    providerNo: ProviderNumber,
    bindingNo: v.pipe(v.string(), v.maxLength(60)),
    reason: word('原因', 200),
  }),
  result: v.object({}),
});
