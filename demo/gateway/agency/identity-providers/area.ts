import { verifyIdentityDomain } from '../../../../src/contract/agency/connections/identity-domains';
import {
  addIdentityProvider,
  alterIdentityProvider,
  queryIdentityBindings,
  queryIdentityChoices,
  queryIdentityProvider,
  queryIdentityProviders,
  releaseIdentityBinding,
  removeIdentityProvider,
  setIdentitySecret,
  switchIdentityProvider,
  testIdentityProvider,
} from '../../../../src/contract/agency/connections/identity-providers';
import type { Area } from '../../server/area';
import { implementOperator } from '../../server/http/operator';
import { findBindings, release } from './bindings';
import { checkDomains } from './domains/check-due';
import { look, verify } from './domains/verify';
import { add, alter, setSecret } from './manage';
import { findProviders } from './queries';
import { findChoices, showProvider } from './show';
import { remove, turn } from './switch';
import { test } from './test-provider';

export const area: Area = {
  name: 'agency/identity-providers',
  implementations: ({ config }) => [
    implementOperator(queryIdentityProviders, findProviders),
    implementOperator(queryIdentityProvider, (context, asked) => showProvider(context, config, asked)),
    implementOperator(queryIdentityChoices, findChoices),
    implementOperator(addIdentityProvider, (context, values) => add(context, config, values)),
    implementOperator(alterIdentityProvider, (context, values) => alter(context, config, values)),
    implementOperator(setIdentitySecret, (context, values) => setSecret(context, config, values)),
    implementOperator(switchIdentityProvider, turn),
    implementOperator(removeIdentityProvider, remove),
    implementOperator(testIdentityProvider, (context, asked) => test(context, config, asked)),
    implementOperator(verifyIdentityDomain, verify, {
      beforehand: (context, asked) => look(context, config, asked),
    }),
    implementOperator(queryIdentityBindings, findBindings),
    implementOperator(releaseIdentityBinding, release),
  ],
  dueTasks: { 'check mail domains': checkDomains },
};
