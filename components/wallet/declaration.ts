import * as v from 'valibot';
import { declare } from '../../src/element/definition/declaration';
import { filtersEvent } from '../../src/element/navigation/filters';
import { detailOf } from '../../src/element/navigation/detail';
import {
  AccountSafetyTarget,
  DownloadsTarget,
  navigateEvent,
  OrderTarget,
  RechargeTarget,
} from '../../src/element/navigation/targets';
import { WALLET_LISTS, WALLET_VIEWS } from './views';

const TARGETS = [OrderTarget, RechargeTarget, DownloadsTarget, AccountSafetyTarget] as const;
export type WalletTarget = v.InferOutput<(typeof TARGETS)[number]>;

export const wallet = declare({
  tag: 'wallet',
  summary:
    'The enterprise’s wallet: what its prepaid account and credit line hold, what moved on them with a statement that is checked, and recharges by bank transfer or at the cashier; whoever may sets limits, from which amount on somebody else has to agree to a payment or the security password is asked for, and who is told of a low balance.',
  attributes: {
    view: {
      type: 'string',
      options: WALLET_VIEWS,
      default: 'account',
      description: 'What is shown: `account`, or `recharge`.',
    },
    list: {
      type: 'string',
      options: WALLET_LISTS,
      default: 'movements',
      description:
        'What is listed below the accounts: `movements`, or `reviews`, the payments that need consent, for whoever may give it.',
    },
    'recharge-no': {
      type: 'string',
      default: '',
      description: 'Number of the recharge whose detail is shown; of the view `recharge`.',
    },
    'page-size': {
      type: 'number',
      default: 20,
      min: 5,
      max: 100,
      integer: true,
      description: 'Rows on a page, until the user chooses another number, which is kept for them.',
    },
  },
  properties: {},
  events: {
    'tp-detail': {
      detail: detailOf('recharge'),
      description: 'A recharge is shown whole, or the list is back (`id` null).',
    },
    'tp-filters': filtersEvent(
      'The user looks at the other list below the accounts: what a page has to say to show the same again.',
    ),
    'tp-navigate': navigateEvent(
      TARGETS,
      'The user wants to see an order, recharges, the files that were made of the list, or to set the security password that they are asked for. Unless prevented, the element shows that in its place.',
    ),
    'tp-recharge-begun': {
      detail: v.object({ rechargeNo: v.string(), way: v.picklist(['offline', 'cashier']) }),
      description: 'A recharge was applied for, or begun at the cashier.',
    },
    'tp-recharge-withdrawn': {
      detail: v.object({ rechargeNo: v.string() }),
      description: 'A recharge was taken back.',
    },
    'tp-payment-reviewed': {
      detail: v.object({ reviewNo: v.string(), orderNo: v.string(), agrees: v.boolean() }),
      description: 'A payment by the prepaid account was agreed to, or refused.',
    },
    'tp-wallet-settings-saved': {
      detail: v.object({}),
      description: 'Limits, or who is told of a low balance, were set.',
    },
  },
  tracks: {
    'recharge-begun': 'A recharge was applied for, or begun at the cashier; its `way`.',
    'recharge-withdrawn': 'A recharge was taken back.',
    'payment-reviewed': 'A payment by the prepaid account was agreed to, or refused.',
    'wallet-settings-saved': 'Limits, or who is told of a low balance, were set.',
  },
  parts: {
    root: 'Everything.',
    failure: 'Panel shown after a crash.',
    accounts: 'What the accounts hold.',
    filters: 'The filters above the table.',
    list: 'The table.',
    detail: 'The detail of a recharge.',
  },
  cssProperties: {},
});
