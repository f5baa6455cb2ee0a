import * as v from 'valibot';
import { declare } from '../../src/element/definition/declaration';
import { filtersEvent } from '../../src/element/navigation/filters';
import { detailOf } from '../../src/element/navigation/detail';
import {
  AccountSafetyTarget,
  BillTarget,
  DownloadsTarget,
  navigateEvent,
  OrderTarget,
  RechargeTarget,
} from '../../src/element/navigation/targets';
import { WALLET_LISTS, WALLET_VIEWS } from './views';

const TARGETS = [OrderTarget, RechargeTarget, BillTarget, DownloadsTarget, AccountSafetyTarget] as const;
export type WalletTarget = v.InferOutput<(typeof TARGETS)[number]>;

export const wallet = declare({
  tag: 'wallet',
  summary:
    'The enterprise’s wallet: balances of its prepaid account and credit line, their movements with a checked statement, and recharges by bank transfer or at the cashier. Administrators set limits, the amounts above which a payment needs a second person or the security password, and the recipients of low-balance notices.',
  attributes: {
    view: {
      type: 'string',
      options: WALLET_VIEWS,
      default: 'account',
      description: 'View that is shown: `account`, or `recharge`.',
    },
    list: {
      type: 'string',
      options: WALLET_LISTS,
      default: 'movements',
      description:
        'List below the accounts: `movements`, or `reviews`, the payments that need consent, for users who may give it.',
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
      description: 'Rows per page, until the user chooses another number, which is stored for them.',
    },
  },
  properties: {},
  events: {
    'tp-detail': {
      detail: detailOf('recharge'),
      description: 'The detail of a recharge is shown, or the list again (`id` null).',
    },
    'tp-filters': filtersEvent(
      'The list below the accounts has changed; the detail has the attributes that restore it.',
    ),
    'tp-navigate': navigateEvent(
      TARGETS,
      'The user wants to see an order, recharges, a monthly bill, the files exported from the list, or to set the security password. Unless prevented, the element shows that in its place.',
    ),
    'tp-recharge-begun': {
      detail: v.object({ rechargeNo: v.string(), way: v.picklist(['offline', 'cashier']) }),
      description: 'A recharge was applied for, or begun at the cashier.',
    },
    'tp-recharge-withdrawn': {
      detail: v.object({ rechargeNo: v.string() }),
      description: 'A recharge was withdrawn.',
    },
    'tp-payment-reviewed': {
      detail: v.object({ reviewNo: v.string(), orderNo: v.string(), agrees: v.boolean() }),
      description: 'A payment by the prepaid account was approved or refused.',
    },
    'tp-wallet-settings-saved': {
      detail: v.object({}),
      description: 'Limits, or recipients of low-balance notices, were set.',
    },
  },
  tracks: {
    'recharge-begun': 'A recharge was applied for, or begun at the cashier; its `way`.',
    'recharge-withdrawn': 'A recharge was withdrawn.',
    'payment-reviewed': 'A payment by the prepaid account was approved or refused.',
    'wallet-settings-saved': 'Limits, or recipients of low-balance notices, were set.',
  },
  parts: {
    root: 'Everything.',
    failure: 'Panel shown after a crash.',
    accounts: 'The balances of the accounts.',
    filters: 'The filters above the table.',
    list: 'The table.',
    detail: 'The detail of a recharge.',
  },
  cssProperties: {},
});
