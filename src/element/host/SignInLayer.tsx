import { useStore } from 'zustand';
import type { Host } from './host';
import { lazyPart } from './lazy-part';

const SignInDialog = lazyPart(() => import('./SignInDialog'));

/** Sign-in form over an element whose session is missing or has ended. */
export function SignInLayer({ host }: { host: Host }) {
  const request = useStore(host.signInRequest);
  if (!request) return null;
  return <SignInDialog request={request} tag={`${host.prefix}-login`} />;
}
