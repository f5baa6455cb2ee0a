import * as v from 'valibot';
import { call } from '../../call';

/** A domain that waits for its record, one that is used, and one whose record was lost. */
export const DOMAIN_STATES = ['pending', 'verified', 'lapsed'] as const;
export type DomainState = (typeof DOMAIN_STATES)[number];

/** Mail domain of a provider, with the record that proves it. */
export const IdentityDomain = v.object({
  domain: v.string(),
  domainState: v.picklist(DOMAIN_STATES),
  /** It was in use before domains were proved, and was declared by the agency. */
  isDeclared: v.boolean(),
  /** Names of DNS at one of which the TXT record must be. */
  recordNames: v.array(v.string()),
  recordValue: v.string(),
  /** Last proof by the operator; ISO instant, '' for none. */
  verifyTime: v.string(),
  /** ISO instant at which the domain lapses because its record is not found; '' if it is. */
  endTime: v.string(),
});
export type IdentityDomain = v.InferOutput<typeof IdentityDomain>;

/**
 * Looks for the TXT record of a domain now. A domain whose record is seen is used from then on, if no other enterprise has
 * it. `problem` says in Chinese why it is not; '' if it is. Throws identityProviderUnknown, fieldsInvalid, tooManyRequests.
 */
export const verifyIdentityDomain = call({
  gateway: 'agency',
  needs: 'operator',
  origin: 'suite',
  right: 'manageIdentityProviders',
  mutates: true,
  changes: ['identityProvider', 'agencyLog'],
  path: '/agencyController/verifyIdentityDomain',
  body: v.object({
    providerNo: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)),
    domain: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.nonEmpty(), v.maxLength(253)),
  }),
  result: v.object({ domainState: v.picklist(DOMAIN_STATES), problem: v.string() }),
});
