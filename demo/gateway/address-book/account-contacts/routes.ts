import {
  agreeAccountContact,
  applyAccountContact,
  endAccountContact,
  queryAccountContacts,
} from '../../../../src/contract/address-book/account-contacts';
import type { AreaDeps } from '../../server/deps';
import { implement, type Implementation } from '../../server/http/implement';
import { listContactRequests } from './list';
import { agreeToContact, askForContact, endContact } from './requests';

export const accountContactCalls = (deps: AreaDeps): Implementation[] => [
  implement(applyAccountContact, (context, body) => askForContact(context, deps, body)),
  implement(queryAccountContacts, listContactRequests),
  implement(agreeAccountContact, (context, body) => agreeToContact(context, deps, body)),
  implement(endAccountContact, async (context, body) => {
    await endContact(context, deps, body);
    return {};
  }),
];
