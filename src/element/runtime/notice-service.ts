import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Notice, NoticeAction } from '../../gateway/gateway-error';
import { overlayTexts } from '../../ui/overlay/texts';

export type ToastTone = 'neutral' | 'within' | 'blocked';

export interface ToastContent {
  text: string;
  tone: ToastTone;
  /** ms until it goes by itself. */
  duration: number;
  /** A button in it. */
  action?: NoticeAction | undefined;
}

export interface DialogContent {
  title: string;
  text: string;
  confirmText: string;
  /** With it the dialog asks; without it, '', it tells. */
  cancelText: string;
  /** The confirmed action destroys something. */
  danger: boolean;
}

/** What a dialog says unless it is told otherwise; the title is the specification's. */
export const DIALOG_DEFAULTS: Readonly<DialogContent> = {
  title: overlayTexts.chinese.notice,
  text: '',
  confirmText: overlayTexts.chinese.confirm,
  cancelText: '',
  danger: false,
};
/** Specification 4 and 9. */
export const TOAST_DEFAULTS: Readonly<Omit<ToastContent, 'text'>> = { tone: 'neutral', duration: 2000 };
/** ms that a toast stays whose button is to be reached. */
export const ACTION_DURATION = 8000;

export interface NoticeState {
  toast: ToastContent | undefined;
  /** Hidden it is back at its defaults (specification 4). */
  dialog: DialogContent & { visible: boolean };
}

/** Toasts and dialogs, one of each at a time in the order they came. Knows no screen. */
export interface NoticeService {
  readonly store: StoreApi<NoticeState>;
  /** A notice of the error catalogue; what is on its way or on screen already is not said twice. */
  show(notice: Notice): void;
  toast(text: string, options?: Partial<Omit<ToastContent, 'text'>>): void;
  /** Shows a dialog; true once it is confirmed, false when it is closed otherwise. */
  ask(content: Partial<DialogContent> & { text: string }): Promise<boolean>;
  closeToast(): void;
  closeDialog(confirmed: boolean): void;
  /** Stops the toast's clock while somebody reads it, and starts it anew. */
  hold(held: boolean): void;
  /** Takes everything away; whoever asked is told no. */
  clear(): void;
}

interface PendingDialog {
  content: DialogContent;
  answer(confirmed: boolean): void;
}

export function createNoticeService(): NoticeService {
  const hidden: NoticeState['dialog'] = { ...DIALOG_DEFAULTS, visible: false };
  const store = createStore<NoticeState>(() => ({ toast: undefined, dialog: hidden }));
  let toasts: ToastContent[] = [];
  let dialogs: PendingDialog[] = [];
  let clock: ReturnType<typeof setTimeout> | undefined;
  const waiting = new Set<ReturnType<typeof setTimeout>>();

  function showToast(): void {
    clearTimeout(clock);
    const [toast] = toasts;
    store.setState({ toast });
    if (toast) clock = setTimeout(service.closeToast, toast.duration);
  }

  function showDialog(): void {
    const [pending] = dialogs;
    store.setState({ dialog: pending ? { ...pending.content, visible: true } : hidden });
  }

  const service: NoticeService = {
    store,
    show({ as, text, delayMs, action }) {
      const say = () => {
        if (as === 'toast') service.toast(text, action && { action, duration: ACTION_DURATION });
        else if (!dialogs.some(({ content }) => content.text === text)) void service.ask({ text });
      };
      if (delayMs <= 0) {
        say();
        return;
      }
      const timer = setTimeout(() => {
        waiting.delete(timer);
        say();
      }, delayMs);
      waiting.add(timer);
    },
    toast(text, options) {
      if (toasts.some((toast) => toast.text === text)) return;
      toasts = [...toasts, { ...TOAST_DEFAULTS, ...options, text }];
      if (toasts.length === 1) showToast();
    },
    ask: (content) =>
      new Promise((answer) => {
        dialogs = [...dialogs, { content: { ...DIALOG_DEFAULTS, ...content }, answer }];
        if (dialogs.length === 1) showDialog();
      }),
    closeToast() {
      toasts = toasts.slice(1);
      showToast();
    },
    closeDialog(confirmed) {
      const [pending, ...others] = dialogs;
      dialogs = others;
      // hidden first, also when another follows: nothing of the one before is left in it
      store.setState({ dialog: hidden });
      if (others.length > 0) showDialog();
      pending?.answer(confirmed);
    },
    hold(held) {
      const { toast } = store.getState();
      clearTimeout(clock);
      if (toast && !held) clock = setTimeout(service.closeToast, toast.duration);
    },
    clear() {
      for (const timer of waiting) clearTimeout(timer);
      waiting.clear();
      toasts = [];
      showToast();
      const pending = dialogs;
      dialogs = [];
      showDialog();
      for (const { answer } of pending) answer(false);
    },
  };
  return service;
}
