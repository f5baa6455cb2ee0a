import { html, nothing, svg, type ReactiveController, type ReactiveElement, type TemplateResult } from 'lit';
import { CHINESE, type Language } from '../../domain/texts/texts';
import type { Notice, NoticeAction } from '../../gateway/gateway-error';
import buttonCss from '../../ui/button/button.css?inline';
import dialogCss from '../../ui/overlay/dialog.css?inline';
import { openLayer } from '../../ui/overlay/layers';
import { sheet } from '../../ui/tokens/sheet';
import toastCss from '../../ui/overlay/toast.css?inline';
import { createNoticeService, DIALOG_DEFAULTS, type NoticeService, type NoticeState } from './notice-service';
import { overlayTexts } from '../../ui/overlay/texts';
import { errorTexts } from '../errors/texts';
import { noticeTexts } from '../host/notice/texts';
import { isInTopLayer, showInTopLayer } from '../../ui/overlay/top-layer';

/** A Lit element; elements of the suite with translations also have `texts`. */
interface SpeakingElement extends ReactiveElement {
  texts?: Language['textsOf'];
}

/**
 * Toasts and dialogs of a Lit element, without React. The element renders `notices.render()` inside its `.tp-root` and
 * sets `runtime.showNotice` to `notices.show`. They look and behave like those of src/ui.
 */
export class ShellNotices implements ReactiveController {
  readonly #host: SpeakingElement;
  readonly #service: NoticeService = createNoticeService();
  #isWaiting = false;
  #leaveStore: (() => void) | undefined;
  #leaveLayer: (() => void) | undefined;

  constructor(host: SpeakingElement) {
    this.#host = host;
    host.addController(this);
  }

  readonly #texts: Language['textsOf'] = (catalogue) => (this.#host.texts ?? CHINESE.textsOf)(catalogue);

  /** Implements `runtime.showNotice`. */
  readonly show = (notice: Notice): void => this.#service.show(notice);
  /** Shows a short message; it closes after 2000 ms by default. */
  readonly toast: NoticeService['toast'] = (text, options) => this.#service.toast(text, options);
  /** Opens a dialog. Resolves with true once it is confirmed. */
  readonly ask: NoticeService['ask'] = (content) => this.#service.ask(content);

  /** Shows or hides the message about slow responses. */
  tellOfWait(isWaiting: boolean): void {
    if (isWaiting === this.#isWaiting) return;
    this.#isWaiting = isWaiting;
    this.#host.requestUpdate();
  }

  hostConnected(): void {
    this.#leaveStore ??= this.#service.store.subscribe(this.#changed);
    this.#host.requestUpdate();
  }

  /** Moving the element removes and inserts it in one task: notices stay. */
  hostDisconnected(): void {
    this.#closePanel();
    queueMicrotask(() => {
      if (this.#host.isConnected) return;
      this.#service.clear();
      this.#leaveStore?.();
      this.#leaveStore = undefined;
    });
  }

  /** Opens the rendered notices in the top layer, above all overlays. */
  hostUpdated(): void {
    const { dialog, toast } = this.#service.store.getState();
    if (dialog.visible || toast || this.#isWaiting) this.#adoptStyles();
    const panel = this.#dialog();
    if (panel && !panel.open) {
      panel.showModal();
      (
        panel.querySelector<HTMLElement>('[data-autofocus]') ??
        panel.querySelector('footer > button:last-of-type')
      )?.focus();
      this.#leaveLayer = openLayer({ panel: () => panel, modal: true, close: this.#dismiss });
    }
    const message = this.#root()?.querySelector<HTMLElement>('.tp-toast');
    if (message && !isInTopLayer(message)) showInTopLayer(message);
  }

  render(): TemplateResult {
    const { dialog, toast } = this.#service.store.getState();
    const waiting = this.#isWaiting ? waitingToast(this.#texts(noticeTexts).slow) : nothing;
    const message = toast ? this.#toast(toast) : waiting;
    // a modal dialog makes the rest inert, so the toast renders inside it
    return dialog.visible ? this.#box(dialog, message) : html`${message}`;
  }

  #box(content: NoticeState['dialog'], message: unknown): TemplateResult {
    const close = (confirmed: boolean) => () => this.#service.closeDialog(confirmed);
    const t = this.#texts(overlayTexts);
    const errors = this.#texts(errorTexts);
    const { title, text, confirmText, cancelText, danger } = content;
    return html`<dialog
      role="alertdialog"
      class="tp-dialog small"
      aria-labelledby="tp-notice-title"
      aria-describedby="tp-notice-text"
      @cancel=${(event: Event) => {
        event.preventDefault();
        this.#dismiss();
      }}
      @close=${({ target }: Event) => {
        if (target === this.#dialog() && this.#dialog()?.open === false) this.#dismiss();
      }}
    >
      <header>
        <h2 id="tp-notice-title">${title === DIALOG_DEFAULTS.title ? t.notice : title}</h2>
        ${iconButton(t.close, this.#dismiss)}
      </header>
      <div class="tp-dialog-body" tabindex="-1"><div id="tp-notice-text">${errors.say(text)}</div></div>
      <footer>
        ${
          cancelText === ''
            ? nothing
            : html`<button type="button" class="tp-button" ?data-autofocus=${danger} @click=${close(false)}>
                ${cancelText}
              </button>`
        }
        <button type="button" class="tp-button ${danger ? 'danger' : 'primary'}" @click=${close(true)}>
          ${confirmText === DIALOG_DEFAULTS.confirmText ? t.confirm : confirmText}
        </button>
      </footer>
      ${message}
    </dialog>`;
  }

  #toast({ text, tone, action }: NonNullable<NoticeState['toast']>): TemplateResult {
    const hold = (held: boolean) => () => this.#service.hold(held);
    return html`<div popover="manual" class="tp-toast ${tone}">
      <div
        role="presentation"
        @pointerenter=${hold(true)}
        @pointerleave=${hold(false)}
        @focusin=${hold(true)}
        @focusout=${hold(false)}
      >
        ${icon(TONE_PATHS[tone])}
        <span role="status">${this.#texts(errorTexts).say(text)}</span>
        ${action ? this.#toastAction(action) : nothing}
        ${iconButton(this.#texts(overlayTexts).closeToast, this.#service.closeToast)}
      </div>
    </div>`;
  }

  #toastAction({ text, run }: NoticeAction): TemplateResult {
    const act = () => {
      this.#service.closeToast();
      run();
    };
    return html`<button type="button" class="tp-button text small" @click=${act}>
      <span class="tp-button-content">${text}</span>
    </button>`;
  }

  /** Closes the dialog before its removal, which restores the focus. */
  readonly #changed = (state: NoticeState, before: NoticeState): void => {
    if (before.dialog.visible && !state.dialog.visible) this.#closePanel();
    this.#host.requestUpdate();
  };

  /** Called by close button, Escape, or the browser itself: they confirm a dialog without a choice. */
  readonly #dismiss = (): void => {
    const { visible, cancelText } = this.#service.store.getState().dialog;
    if (visible) this.#service.closeDialog(cancelText === '');
  };

  #closePanel(): void {
    this.#leaveLayer?.();
    this.#leaveLayer = undefined;
    this.#dialog()?.close();
  }

  #root(): ParentNode | null {
    return this.#host.shadowRoot;
  }

  #dialog(): HTMLDialogElement | null {
    return (
      this.#root()?.querySelector<HTMLDialogElement>('dialog.tp-dialog[aria-labelledby=tp-notice-title]') ??
      null
    );
  }

  #adoptStyles(): void {
    const root = this.#host.shadowRoot;
    if (!root) return;
    for (const css of [buttonCss, dialogCss, toastCss]) {
      const wanted = sheet(root.ownerDocument, css);
      if (!root.adoptedStyleSheets.includes(wanted)) root.adoptedStyleSheets.push(wanted);
    }
  }
}

function iconButton(label: string, act: () => void): TemplateResult {
  return html`<button type="button" class="tp-button text small tp-icon-button" @click=${act}>
    ${icon(CROSS)}<span class="tp-visually-hidden">${label}</span>
  </button>`;
}

const icon = (paths: unknown): TemplateResult =>
  html`<svg
    class="lucide"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    ${paths}
  </svg>`;

/** Closes when the wait ends; it has no close button. */
const waitingToast = (text: string): TemplateResult =>
  html`<div popover="manual" class="tp-toast neutral">
    <div>${icon(TONE_PATHS.neutral)}<span role="status">${text}</span></div>
  </div>`;

const CROSS = svg`<path d="M18 6 6 18M6 6l12 12" />`;
const CIRCLE = svg`<circle cx="12" cy="12" r="10" />`;
const TONE_PATHS = {
  neutral: svg`${CIRCLE}<path d="M12 16v-4M12 8h.01" />`,
  within: svg`${CIRCLE}<path d="m9 12 2 2 4-4" />`,
  blocked: svg`${CIRCLE}<path d="M12 8v4M12 16h.01" />`,
};
