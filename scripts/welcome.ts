import { DEMO_PASSWORD } from '../demo/gateway/seed/accounts';
import { ACCOUNTS, type Parts, type Product } from './product';

/** Prints the addresses of the running parts of the product, and the demo accounts. */
export function welcome(
  { portal, legacy, partner, cashier, serverSite, docs, developer, agency }: Product,
  /** `dataDir`: folder of the embedded database; undefined with a database server. */
  { parts, dataDir }: { parts: Parts; dataDir: string | undefined },
): string {
  const lines: [isRunning: boolean, name: string, address: string][] = [
    [true, 'Portal', portal],
    [parts.sites, 'Legacy page', legacy],
    [parts.sites, 'Partner page', `${partner}  (an element in an iframe at /iframe.html)`],
    [parts.cashier, 'Cashier', cashier],
    [parts.sites, 'Server site', serverSite],
    [parts.sites, 'Documentation', docs],
    [true, 'Agency portal', `${agency}${parts.developerPage ? OPERATORS : ''}`],
    [
      parts.developerPage,
      'Developer page',
      `${developer}  (text messages, mails, the desk of customer service)`,
    ],
  ];
  const running = lines.filter(([isRunning]) => isRunning);
  const accounts = ACCOUNTS.map(({ loginName, description }) => `  ${loginName.padEnd(11)} ${description}`);
  const shown = `
Accounts, all with the password ${DEMO_PASSWORD}
${accounts.join('\n')}
`;
  const kept =
    dataDir === undefined
      ? 'Data is in the database of DATABASE_URL.'
      : `Data is kept in ${dataDir}; npm start -- --reset starts over.`;
  return `
企业商旅门户 is ready

${running.map(([, name, address]) => `  ${name.padEnd(16)} ${address}`).join('\n')}
${parts.accounts ? shown : ''}
${kept} Ctrl+C stops.`;
}

const OPERATORS = '  (operators and their codes on the developer page)';
