import { DEMO_PASSWORD } from '../demo/gateway/seed/accounts';
import { ACCOUNTS, type Product } from './product';

/** Prints the addresses of the product and the demo accounts. */
export function welcome(
  { portal, legacy, partner, cashier, serverSite, docs, developer, agency }: Product,
  dataDir: string,
): string {
  const accounts = ACCOUNTS.map(({ loginName, description }) => `  ${loginName.padEnd(11)} ${description}`);
  return `
企业商旅门户 is ready

  Portal           ${portal}
  Legacy page      ${legacy}
  Partner page     ${partner}  (an element in an iframe at /iframe.html)
  Cashier          ${cashier}
  Server site      ${serverSite}
  Documentation    ${docs}
  Agency portal    ${agency}  (operators and their codes on the developer page)
  Developer page   ${developer}  (text messages, mails, the desk of customer service)

Accounts, all with the password ${DEMO_PASSWORD}
${accounts.join('\n')}

Data is kept in ${dataDir}; npm start -- --reset starts over. Ctrl+C stops.`;
}
