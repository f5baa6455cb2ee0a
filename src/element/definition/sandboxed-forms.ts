/**
 * Dispatches `submit` in frames sandboxed without `allow-forms`, where browsers drop a submission before the event. The
 * suite's forms only use the event and never submit natively, so they work there too.
 */
export function submitInSandbox(root: ShadowRoot): void {
  // Enter in a field also presses the form's button
  root.addEventListener('click', (press) => {
    const { target } = press;
    const submitter = target instanceof Element && target.closest<HTMLButtonElement>('button[type="submit"]');
    if (!submitter) return;
    const { form } = submitter;
    let isHeard = false;
    const hear = () => (isHeard = true);
    form?.addEventListener('submit', hear, true);
    // the browser submits after all listeners of the click
    setTimeout(() => {
      form?.removeEventListener('submit', hear, true);
      if (isHeard || press.defaultPrevented || !form?.isConnected || submitter.form !== form) return;
      if (submitter.matches(':disabled') || (!form.noValidate && !form.checkValidity())) return;
      form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }));
    });
  });
}
