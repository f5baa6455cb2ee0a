import { createElement, useEffect, useRef } from 'react';
import { Dialog } from '../../ui/overlay/Dialog';
import { useTexts } from '../../ui/texts/use-texts';
import { errorTexts } from '../errors/texts';
import type { SignInRequest } from './host';
import { noticeTexts } from './notice/texts';

/** Elements cooperate by tag and event: the form is `<tp-login>`, which fires `tp-signed-in` on success. */
export default function SignInDialog({ request, tag }: { request: SignInRequest; tag: string }) {
  const t = useTexts(noticeTexts);
  const errors = useTexts(errorTexts);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = content.current;
    const signedIn = (event: Event) => {
      event.preventDefault(); // the user continues here instead of at a return address
      request.close(true);
    };
    element?.addEventListener('tp-signed-in', signedIn);
    return () => element?.removeEventListener('tp-signed-in', signedIn);
  }, [request]);
  return (
    <Dialog title={t.signIn} onClose={() => request.close(false)}>
      <div ref={content}>
        {request.reason && <p role="status">{errors.say(request.reason)}</p>}
        {createElement(tag, { 'focus-first': '' })}
      </div>
    </Dialog>
  );
}
