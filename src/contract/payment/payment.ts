import * as v from 'valibot';
import { call } from '../call';
import { OBJECT } from '../permission/objects';
import { WalletReview } from './wallet-review';
import { WalletSecurity } from './wallet-security';

const Fen = v.pipe(v.number(), v.integer());
const OrderNo = v.pipe(v.string(), v.trim(), v.nonEmpty('缺少订单号'));

/** Pay types of specification 9 that the portal offers. */
export const PAY_TYPE = { monthly: 0, cash: 1, prepaid: 2, thirdParty: 4 } as const;

/** The enterprise's part of a mixed payment, by one of its own payment methods. */
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
  /**
   * Note beside the name: the parts of a mixed payment, or that the amount suffices; the amount left for callers who
   * may see it.
   */
  description: v.string(),
  available: v.boolean(),
  /** Reason why the method is not available. */
  reason: v.string(),
  /** Set for a mixed payment, whose pay types are the payer's own; null for a payment by one method. */
  companyPart: v.nullable(CompanyPart),
  /** Consent that a second person must give before; null when none is needed. */
  walletReview: v.optional(v.nullable(WalletReview), null),
  /** State of the payer's proof of the security password; null when the method needs none. */
  walletSecurity: v.optional(v.nullable(WalletSecurity), null),
});
export type PayMethod = v.InferOutput<typeof PayMethod>;

/** Returns the current payment methods of an order, and the deadline. */
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
    /** True for a change, which `changeOrderPay` pays; gateways that leave it out take `payorder` for both. */
    isChange: v.optional(v.boolean(), false),
    methods: v.array(PayMethod),
  }),
  needs: 'token',
  permission: OBJECT.payOrder,
  reads: ['order'],
  discloses: true,
});

/**
 * Pays an order. `paid`: done. `redirect`: the payer continues at `payUrl`, the cashier's page, and the order is paid
 * once the cashier has called back. An order already paid returns `paid` again. Throws walletSecurityNeeded,
 * walletSecurityUnset or walletSecurityBeyondPartner where the amount from the enterprise's prepaid account exceeds its
 * limit without a security password.
 */
export const payorder = call({
  gateway: 'flight',
  path: '/TicketSaleTradeIntegration/payorder/payorder',
  body: v.object({
    orderNo: OrderNo,
    payType: v.pipe(v.number(), v.integer()),
    subPayType: v.pipe(v.number(), v.integer()),
    /** Amount that the screen showed; a different current amount is refused. */
    payAmount: Fen,
    /** Part as in the offered method; charged once the payer has paid the rest at the cashier. */
    companyPart: v.optional(v.nullable(CompanyPart), null),
    /**
     * Address to which the cashier sends the payer afterwards; only configured origins. Empty: the gateway's own page.
     */
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
