import { useStore } from 'zustand';
import { useOnValuesChange } from '../../src/element/definition/react/use-on-values-change';
import { createAgencyStore } from './agency-store';
import type { AgencyProps } from './declaration';
import { Frame } from './Frame';
import { CodeForm } from './sign-in/CodeForm';
import { SignInForm } from './sign-in/SignInForm';
import { StartForm } from './sign-in/StartForm';

export default function Agency({ host, page, startToken }: AgencyProps) {
  const agency = host.store(createAgencyStore);
  const { isSignedIn, hasExpired } = useStore(agency.session.store);
  const { waiting, startToken: token } = useStore(agency.store);
  useOnValuesChange(() => {
    if (startToken !== '') agency.store.setState({ startToken, waiting: undefined });
  }, [agency, startToken]);
  useOnValuesChange(() => agency.store.setState({ page }), [agency, page]);
  if (token !== '') return <StartForm agency={agency} token={token} />;
  if (waiting) return <CodeForm agency={agency} waiting={waiting} />;
  if (!isSignedIn) return <SignInForm agency={agency} hasExpired={hasExpired} />;
  return <Frame agency={agency} />;
}
