import {
  queryEnterpriseThirdPage,
  setEnterpriseThirdPage,
} from '../../../../src/contract/agency/platform/third-page';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import { ENT_SETTING } from '../../../../src/contract/enterprise-setting/enterprise-setting';
import { thirdPageProblem } from '../../../../src/domain/agency/third-page';
import { frameTarget } from '../../../../src/domain/portal/frame-address';
import { clearEntSetting, findEntSetting, saveEntSetting } from '../../enterprise-setting/queries';
import { SETTING_NAMES } from '../../enterprise-setting/setting-names';
import type { Area } from '../../server/area';
import type { GatewayConfig } from '../../server/config';
import { Fault, fieldsInvalid } from '../../server/http/fault';
import { implementOperator, type OperatorContext } from '../../server/http/operator';
import { findEnterprise, holdEnterprise } from '../enterprises/queries';
import { findHistoryOf } from '../log/history';

const { thirdWebUrl: SETTING } = ENT_SETTING;

export const area: Area = {
  name: 'agency/third-page',
  implementations: ({ config }) => [
    implementOperator(queryEnterpriseThirdPage, async ({ db, operator }, { enterpriseNum }) => {
      await findEnterprise(db, operator, enterpriseNum);
      const url = (await findEntSetting(db, enterpriseNum, SETTING)) ?? '';
      const of = { call: 'setEnterpriseThirdPage', subject: enterpriseNum };
      return { url, shownIn: placeOf(url, config), historyList: await findHistoryOf(db, operator, of) };
    }),
    implementOperator(setEnterpriseThirdPage, (context, body) => setPage(context, body, config)),
  ],
};

/** How the portal shows a page, as far as the gateway lets it; the portal's own page must trust the origin too. */
function placeOf(
  url: string,
  { publicUrl, serverSiteUrl, frameOrigins }: GatewayConfig,
): ResultOf<typeof queryEnterpriseThirdPage>['shownIn'] {
  if (url === '') return '';
  const { verdict } = frameTarget(url, {
    kind: 'external',
    origin: new URL(publicUrl).origin,
    trustedOrigins: serverSiteUrl === undefined ? [] : [new URL(serverSiteUrl).origin],
    framedOrigins: frameOrigins,
    hideFloatElement: false,
  });
  return verdict === 'framed' ? 'framed' : 'elsewhere';
}

/** Throws agencyEnterpriseUnknown, thirdPageChanged, fieldsInvalid at `url`. */
async function setPage(
  { db, operator, record }: OperatorContext,
  { enterpriseNum, seenUrl, url }: ParsedBodyOf<typeof setEnterpriseThirdPage>,
  { developerPages }: GatewayConfig,
): Promise<object> {
  const { entName } = await holdEnterprise(db, operator, enterpriseNum);
  const before = (await findEntSetting(db, enterpriseNum, SETTING)) ?? '';
  if (before !== seenUrl) throw new Fault('thirdPageChanged');
  const problem = thirdPageProblem(url, { mayBeLocal: developerPages });
  if (problem !== undefined) throw fieldsInvalid({ url: problem });
  if (url === '') await clearEntSetting(db, enterpriseNum, SETTING);
  else {
    const settingName = SETTING_NAMES[SETTING] ?? SETTING;
    await saveEntSetting(db, enterpriseNum, { settingNo: SETTING, settingName, value: url });
  }
  const summary = `${entName}的第三方页面：${before || '无'}→${url || '无'}`;
  await record({ enterpriseNum, subject: enterpriseNum, summary });
  return {};
}
