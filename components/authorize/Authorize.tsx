import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { useEffect, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { ViewProps } from '../../src/element/host/view-props';
import { errorTexts } from '../../src/element/errors/texts';
import { Button } from '../../src/ui/button/Button';
import { useTexts } from '../../src/ui/texts/use-texts';
import {
  createAuthorizeStore,
  type AuthorizeStore,
  type AuthorizeState,
  type Failure,
} from './authorize-store';
import type { authorize } from './declaration';
import { authorizeTexts } from './texts';

export default function Authorize(props: ViewProps<typeof authorize>) {
  const { host, type, returnUrl, redirectUri, manual, label } = props;
  const authorizing = host.store(createAuthorizeStore);
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
  state: AuthorizeState;
  authorizing: AuthorizeStore;
  label: string;
}) {
  const t = useTexts(authorizeTexts);
  switch (state.step) {
    case 'ready':
      return (
        <Button variant="primary" size="large" onClick={authorizing.setOut}>
          {label || t.start}
        </Button>
      );
    case 'leaving':
      return <Waiting>{t.leaving(state.providerName)}</Waiting>;
    case 'signing-in':
      return <Waiting>{t.signingIn}</Waiting>;
    case 'signed-in':
      return (
        <p className="authorize-line" role="status">
          <CircleCheck className="authorize-good" aria-hidden="true" />
          {t.signedIn(state.userName)}
        </p>
      );
    case 'failed':
      return (
        <>
          <p className="authorize-line" role="alert">
            <CircleAlert className="authorize-bad" aria-hidden="true" />
            <Why of={state.why} />
          </p>
          <div className="authorize-ways">
            {state.again && (
              <Button variant="primary" onClick={authorizing.setOut}>
                {t.again}
              </Button>
            )}
            <Button
              variant={state.again ? 'default' : 'primary'}
              onClick={() => void authorizing.byAccount()}
            >
              {t.byAccount}
            </Button>
          </div>
        </>
      );
  }
}

function Why({ of: why }: { of: Failure }) {
  const t = useTexts(authorizeTexts);
  const errors = useTexts(errorTexts);
  if (typeof why === 'string') return t[why];
  return 'error' in why ? errors.of(why.error) : errors.say(why.message);
}

function Waiting({ children }: { children: ReactNode }) {
  return (
    <p className="authorize-line" role="status">
      <LoaderCircle className="tp-spinning" aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
