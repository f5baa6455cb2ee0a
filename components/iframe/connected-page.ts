import { safeParse } from 'valibot';
import { DECLARED } from './declared-elements';
import { FromPage, type FromFrame } from './protocol';
import { isLanguage, type FrameQuery } from './query';
import type { FrameSettings } from './settings';
import { showElement, type MountedElement } from './mounted-element';
import { reportHeight } from './height';

type Start = Extract<FromPage, { type: 'start' }>;
type Look = Pick<Start, 'theme' | 'density' | 'lang'>;

/** Events of every element, because one element may show another whose events bubble through it. */
const EVENTS = new Set(Object.values(DECLARED).flatMap(({ events }) => events));
/** Time limit for the page to send the user's token; afterwards the element continues without one. */
const TOKEN_MS = 30_000;
/** Least height of a dialog in CSS px. */
const LEAST_ROOM = 360;

/** Executes the messages of the embedding page and sends it the element's events and height. */
export function connectedPage(
  port: MessagePort,
  query: Extract<FrameQuery, { verdict: 'shown' }>,
  settings: Promise<FrameSettings>,
): void {
  const post = (message: FromFrame) => port.postMessage(message);
  const questions = new Map<number, (authSign: string) => void>();
  let shown: Promise<MountedElement> | undefined;
  let lastId = 0;

  function askToken(): Promise<string> {
    return new Promise((resolve) => {
      lastId += 1;
      const id = lastId;
      questions.set(id, resolve);
      setTimeout(() => answer(id, ''), TOKEN_MS);
      post({ type: 'auth-sign', id });
    });
  }
  function answer(id: number, authSign: string): void {
    questions.get(id)?.(authSign);
    questions.delete(id);
  }

  async function start({ attributes = {}, givesToken, prevents, ...look }: Start): Promise<MountedElement> {
    // listens at the document, to catch the events that the element fires as it is inserted
    for (const name of EVENTS) {
      document.addEventListener(name, (event) => {
        if (event.cancelable && prevents.includes(name)) event.preventDefault();
        tell(name, event instanceof CustomEvent ? event.detail : null);
      });
    }
    const appearance = lookOf(look);
    const token = givesToken ? { getAuthSign: askToken } : {};
    const made = await showElement(query, await settings, { ...appearance, ...token });
    made.set(attributes);
    reportHeight((height) => post({ type: 'height', height }));
    return made;
  }

  function tell(name: string, detail: unknown): void {
    try {
      post({ type: 'event', name, detail });
    } catch (error) {
      // oxlint-disable-next-line no-console -- a detail that cannot be cloned is a fault of the element
      console.error(`frame.html: the detail of ${name} cannot be told`, error);
    }
  }

  async function hear(message: FromPage): Promise<void> {
    if (message.type === 'start') {
      shown ??= start(message);
      await shown;
      return;
    }
    if (message.type === 'end') {
      location.reload();
      return;
    }
    if (message.type === 'auth-sign') {
      answer(message.id, message.authSign);
      return;
    }
    // ignored before the start
    if (!shown) return;
    const { element, suite, set } = await shown;
    switch (message.type) {
      case 'set':
        set(message.attributes);
        return;
      case 'look':
        await suite.configure(lookOf(message));
        return;
      case 'sign-out':
        await suite.signOut();
        return;
      case 'user-changed':
        await suite.userChanged();
        return;
      case 'focus':
        element.focus();
        return;
      case 'hidden':
        hide(message);
    }
  }

  port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const parsed = safeParse(FromPage, data);
    if (!parsed.success) {
      // oxlint-disable-next-line no-console -- shows the embedding page's developer the message that was not understood
      console.warn(`frame.html: a message of another form: ${parsed.issues[0].message}`);
      return;
    }
    hear(parsed.output).catch((error: unknown) => {
      // oxlint-disable-next-line no-console -- shows the embedding page's developer the failure and its cause
      console.error('frame.html', error);
    });
  });
  port.start();
}

/** Applies the language, and returns the suite's part of the look. */
function lookOf({ theme, density, lang }: Look) {
  const root = document.documentElement;
  if (lang !== undefined && isLanguage(lang)) root.lang = lang;
  // without its own scheme the document is opaque in a frame of another scheme
  if (theme) root.style.colorScheme = theme === 'auto' ? 'light dark' : theme;
  return { ...(theme && { theme }), ...(density && { density }) };
}

/**
 * Sets the window's hidden parts for dialogs (src/ui/overlay/dialog.css). When little is visible, dialogs extend beyond
 * the visible part: scrolling to one is better than a cut one.
 */
function hide({ above, below }: { above: number; below: number }): void {
  const { style } = document.documentElement;
  const missing = Math.max(0, Math.min(LEAST_ROOM, innerHeight) - (innerHeight - above - below));
  const fromBelow = Math.min(below, missing);
  style.setProperty('--_hidden-above', `${Math.max(0, above - (missing - fromBelow))}px`);
  style.setProperty('--_hidden-below', `${below - fromBelow}px`);
}
