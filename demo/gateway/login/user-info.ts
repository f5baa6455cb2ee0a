import type { EnterpriseShortInfo, LoginUserInfo } from '../../../src/contract/login/login';
import type { findUserInfo } from './queries';

/** Specification 9: links of the new and the old site, part of the login user info. */
const NEW_SITE_LINK = 21;
const OLD_SITE_LINK = 8;

/** Addresses of the portal and of the server-side site, its old version. */
export interface Sites {
  publicUrl: string;
  /** Undefined: there is no old version. */
  serverSiteUrl?: string | undefined;
}

type UserWithPlaces = NonNullable<Awaited<ReturnType<typeof findUserInfo>>>;

/** The enterprise in use comes first, the others in the user's own order (specification 3). */
export function loginUserInfo(user: UserWithPlaces, enterpriseInUse: string, sites: Sites): LoginUserInfo {
  const places = [...user.places].sort(
    (a, b) => Number(b.enterprise_num === enterpriseInUse) - Number(a.enterprise_num === enterpriseInUse),
  );
  return {
    userName: user.user_name,
    userNO: user.user_no,
    telephone: user.telephone,
    source: user.source,
    entAndTmcShortInfoList: places.map(enterpriseInfo),
    linkURLList: [
      { businessType: NEW_SITE_LINK, linkURL: sites.publicUrl, isOBT: true },
      ...(sites.serverSiteUrl === undefined
        ? []
        : [{ businessType: OLD_SITE_LINK, linkURL: sites.serverSiteUrl, isOBT: true }]),
    ],
    deptInfoList: places
      .slice(0, 1)
      .map(({ dept_no, dept_name }) => ({ deptNO: dept_no, deptName: dept_name })),
    ...(places[0]?.is_sandbox === true && { sandbox: true as const }),
  };
}

/** One of a user's enterprises, with their place there. */
export function enterpriseInfo(place: UserWithPlaces['places'][number]): EnterpriseShortInfo {
  return {
    staffNO: place.staff_no,
    staffName: place.staff_name,
    enterpriseNum: place.enterprise_num,
    entName: place.ent_name,
    entShortName: place.ent_short_name,
    tMCNumber: place.tmc_number,
    tMCName: place.tmc_name,
    logoFileAddress: place.logo_file_address,
    phone: place.phone,
  };
}
