import { explainBrokenPage } from '../../deferred/explain-broken-page';
import { hostTexts } from '../../host/texts';
import { CodeFault, isPartLost, whenOnline } from '../../runtime/chunk';

const reported = new WeakSet<Element>();

/** True when an element shows that its code failed to load. */
export const isReportedMissing = (element: Element): boolean => reported.has(element);

/**
 * Shows in undefined elements that their class failed to load, and keeps the content of their roots. Calls back once to
 * retry, on a press or when the network returns, after removing the message. Where the browser will not retry, the
 * press reloads the page. Code that was loaded and does not run is reported as faulty.
 */
export function showMissing(elements: Iterable<Element>, error: unknown, askAgain: () => void): void {
  const panels = new Map<Element, Element>();
  function takeAway(): void {
    stop();
    for (const [element, panel] of panels) {
      reported.delete(element);
      panel.remove();
    }
  }
  function goOn(): void {
    takeAway();
    askAgain();
  }
  const fault = error instanceof CodeFault ? error : undefined;
  const mustReload = fault !== undefined || isPartLost();
  const stop = whenOnline(() => mustReload || goOn());
  for (const element of elements) {
    reported.add(element);
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    const panel = document.createElement('div');
    panel.role = 'alert';
    panel.style.cssText = 'padding:16px;font:14px/2 system-ui';
    const button = document.createElement('button');
    button.textContent = mustReload ? hostTexts.chinese.reload : hostTexts.chinese.retry;
    button.onclick = mustReload ? () => location.reload() : goOn;
    const text = document.createElement('span');
    text.textContent = fault ? hostTexts.chinese.fault : hostTexts.chinese.load;
    panel.append(text, button);
    root.append(panel);
    void explainBrokenPage(({ chinese }) => (text.textContent = chinese.broken));
    panels.set(element, panel);
    if (fault)
      element.dispatchEvent(
        new CustomEvent('tp-error', { detail: fault.detail, bubbles: true, composed: true }),
      );
    // another caller may have loaded it
    void customElements.whenDefined(element.localName).then(takeAway);
  }
}
