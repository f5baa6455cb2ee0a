/** What of the wallet is shown: its accounts and what moved on them, or how it is recharged. */
export const WALLET_VIEWS = ['account', 'recharge'] as const;

/** What is listed below the accounts: what moved on them, or payments that need consent. */
export const WALLET_LISTS = ['movements', 'reviews'] as const;
export type WalletList = (typeof WALLET_LISTS)[number];
