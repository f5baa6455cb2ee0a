import * as v from 'valibot';
import { call } from '../call';
import { OBJECT } from '../permission/objects';
import { WalletReview } from './wallet-review';
import { WalletSecurity } from './wallet-security';

const Fen = v.pipe(v.number(), v.integer());
const OrderNo = v.pipe(v.string(), v.trim(), v.nonEmpty('缺少订单号'));

/** Pay types of specification 9 that one can choose here. */
export const PAY_TYPE = { monthly: 0, cash: 1, prepaid: 2, thirdParty: 4 } as const;

/** What the enterprise bears of a mixed payment, by one of its own ways to pay. */
export const CompanyPart = v.object({
  payType: v.pipe(v.number(), v.integer()),
  subPayType: v.pipe(v.number(), v.integer()),
  amount: v.pipe(Fen, v.minValue(1)),
});
export type CompanyPart = v.InferOutput<typeof CompanyPart>;

export const PayMethod = v.object({
  /** Pay type of specification 9 (0 monthly settlement, 2 prepaid, 4 third-party …). */
  payType: v.number(),
  /** Number of the sub-pay-type dictionary. */
  subPayType: v.number(),
  name: v.string(),
  /** Said beside the name: the parts of a mixed payment, or that there is enough; what is left to who may know it. */
  description: v.string(),
  available: v.boolean(),
  /** Why not, when it is not available. */
  reason: v.string(),
  /** Of a mixed payment, whose pay types are the payer's own; null: all is paid one way. */
  companyPart: v.nullable(CompanyPart),
  /** Whether somebody else has to agree before; null: nobody. */
  walletReview: v.optional(v.nullable(WalletReview), null),
  /** How the payer stands to the security password that it asks for; null: it asks for none. */
  walletSecurity: v.optional(v.nullable(WalletSecurity), null),
});
export type PayMethod = v.InferOutput<typeof PayMethod>;

/** How the order may be paid now, and until when. */
export const queryPayMethod = call({
  gateway: 'flight',
  path: '/TICKETSALETRADEINTEGRATION/jppubapi/positive/queryPayMethod',
  body: v.object({ orderNo: OrderNo }),
  result: v.object({
    orderNo: v.string(),
    payAmount: Fen,
    /** ISO instants. */
    payDeadline: v.string(),
    priceGuaranteedUntil: v.string(),
    /** 1 business (因公), 2 personal (因私). */
    travelType: v.picklist([1, 2]),
    methods: v.array(PayMethod),
  }),
  needs: 'token',
  permission: OBJECT.payOrder,
  reads: ['order'],
});

/**
 * Pays an order. `paid`: done. `redirect`: the payer goes on at `payUrl`, the cashier's page, and the order
 * is paid once the cashier has called back. An order already paid answers `paid` again. Refused with walletSecurityNeeded,
 * walletSecurityUnset or walletSecurityBeyondPartner where more than the enterprise lets go without a security password
 * comes from its prepaid account.
 */
export const payorder = call({
  gateway: 'flight',
  path: '/TicketSaleTradeIntegration/payorder/payorder',
  body: v.object({
    orderNo: OrderNo,
    payType: v.pipe(v.number(), v.integer()),
    subPayType: v.pipe(v.number(), v.integer()),
    /** What the screen showed; another amount now is refused. */
    payAmount: Fen,
    /** As the method offered has it; taken once the payer has paid the rest at the cashier. */
    companyPart: v.optional(v.nullable(CompanyPart), null),
    /** Where the cashier sends the payer afterwards; only configured origins. Empty: the gateway's own page. */
    returnUrl: v.optional(v.string(), ''),
  }),
  result: v.object({
    payState: v.picklist(['paid', 'redirect']),
    payUrl: v.string(),
    paymentNo: v.string(),
  }),
  needs: 'token',
  permission: OBJECT.payOrder,
  mutates: true,
  changes: ['order'],
});
