/**
 * In a frame that is sandboxed without `allow-forms` a browser drops a submission before the form hears of it. Nothing
 * here is sent by a form itself, so the form is told: whoever listens for `submit` works there too.
 */
export function submitInSandbox(root: ShadowRoot): void {
  // Enter in a field presses the button of its form too
  root.addEventListener('click', (press) => {
    const { target } = press;
    const submitter = target instanceof Element && target.closest<HTMLButtonElement>('button[type="submit"]');
    if (!submitter) return;
    const { form } = submitter;
    let isHeard = false;
    const hear = () => (isHeard = true);
    form?.addEventListener('submit', hear, true);
    // the browser submits as soon as all have heard of the press
    setTimeout(() => {
      form?.removeEventListener('submit', hear, true);
      if (isHeard || press.defaultPrevented || !form?.isConnected || submitter.form !== form) return;
      if (submitter.matches(':disabled') || (!form.noValidate && !form.checkValidity())) return;
      form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }));
    });
  });
}
