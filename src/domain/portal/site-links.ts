import type { LoginUserInfo } from '../../contract/login/login';
import { resolveReturnUrl, type AddressRules } from './return-url';

/** Business types of the links to the new and the old site (specification 9). */
const NEW_SITE = 21;
const OLD_SITE = 8;

type Links = Pick<LoginUserInfo, 'linkURLList'>;

const linkOf = ({ linkURLList }: Links, type: number, addresses: AddressRules): string | undefined => {
  const link = linkURLList.find(({ businessType }) => businessType === type);
  return link && resolveReturnUrl(link.linkURL, addresses);
};

/** Address of the old site for this user; undefined when there is none or it is not allowed. */
export const oldSiteOf = (user: Links, addresses: AddressRules): string | undefined =>
  linkOf(user, OLD_SITE, addresses);

/** Address of the new site where it has another origin than this page; undefined likewise. */
export function newSiteOf(user: Links, addresses: AddressRules): string | undefined {
  const address = linkOf(user, NEW_SITE, addresses);
  return address !== undefined && new URL(address).origin !== addresses.origin ? address : undefined;
}
