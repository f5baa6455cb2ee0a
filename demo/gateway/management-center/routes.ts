import {
  queryConfigGuide,
  queryManagementIndex,
  skipConfigStep,
} from '../../../src/contract/management-center/management-center';
import { commonMenuInsertOrUpdate, queryMenu } from '../../../src/contract/management-center/menu';
import { implement, type Implementation } from '../server/http/implement';
import { findAttention } from './attention';
import { findSteps, skipStep } from './guide';
import { findMenus, setCommonMenus } from './menus';

export const managementCenterRoutes = (): Implementation[] => [
  implement(queryManagementIndex, async (context) => ({ attentionList: await findAttention(context) })),
  implement(queryConfigGuide, async (context) => ({ stepList: await findSteps(context) })),
  implement(skipConfigStep, async (context, body) => {
    await skipStep(context, body);
    return {};
  }),
  implement(queryMenu, (context) => findMenus(context)),
  implement(commonMenuInsertOrUpdate, async (context, { keyIDList }) => {
    await setCommonMenus(context, keyIDList);
    return {};
  }),
];
