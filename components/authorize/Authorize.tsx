import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { useEffect, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { ViewProps } from '../../src/element/definition/declaration';
import { Button } from '../../src/ui/button/Button';
import { createAuthorizing, type Authorizing, type AuthorizingState } from './authorizing';
import type { authorize } from './element';

export default function Authorize(props: ViewProps<typeof authorize>) {
  const { host, type, returnUrl, redirectUri, manual, label } = props;
  const authorizing = host.store(createAuthorizing);
  const state = useStore(authorizing.store);

  useEffect(
    () => authorizing.open({ type, returnUrl, redirectUri, manual }),
    [authorizing, type, returnUrl, redirectUri, manual],
  );
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) authorizing.shownAgain();
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, [authorizing]);

  return (
    <div className="authorize" part="panel">
      <Step state={state} authorizing={authorizing} label={label} />
    </div>
  );
}

function Step({
  state,
  authorizing,
  label,
}: {
  state: AuthorizingState;
  authorizing: Authorizing;
  label: string;
}) {
  switch (state.step) {
    case 'ready':
      return (
        <Button variant="primary" size="large" onClick={authorizing.setOut}>
          {label}
        </Button>
      );
    case 'leaving':
      return <Waiting>正在前往{state.providerName || '登录页面'}…</Waiting>;
    case 'signing-in':
      return <Waiting>授权成功，正在登录…</Waiting>;
    case 'signed-in':
      return (
        <p className="authorize-line" role="status">
          <CircleCheck className="authorize-good" aria-hidden="true" />
          {state.userName}，您已登录
        </p>
      );
    case 'failed':
      return (
        <>
          <p className="authorize-line" role="alert">
            <CircleAlert className="authorize-bad" aria-hidden="true" />
            {state.message}
          </p>
          <div className="authorize-ways">
            {state.again && (
              <Button variant="primary" onClick={authorizing.setOut}>
                重新登录
              </Button>
            )}
            <Button
              variant={state.again ? 'default' : 'primary'}
              onClick={() => void authorizing.byAccount()}
            >
              使用账号密码登录
            </Button>
          </div>
        </>
      );
  }
}

function Waiting({ children }: { children: ReactNode }) {
  return (
    <p className="authorize-line" role="status">
      <LoaderCircle className="tp-spinning" aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
