import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Notice, NoticeAction } from '../../gateway/gateway-error';
import { overlayTexts } from '../../ui/overlay/texts';

export type ToastTone = 'neutral' | 'within' | 'blocked';

export interface ToastContent {
  text: string;
  tone: ToastTone;
  /** Duration in ms until the toast closes. */
  duration: number;
  /** Button in the toast. */
  action?: NoticeAction | undefined;
}

export interface DialogContent {
  title: string;
  text: string;
  confirmText: string;
  /** Text of the cancel button; '' makes the dialog a message without a choice. */
  cancelText: string;
  /** Marks the confirmed action as destructive. */
  danger: boolean;
}

/** Default content of a dialog; the title comes from the specification. */
export const DIALOG_DEFAULTS: Readonly<DialogContent> = {
  title: overlayTexts.chinese.notice,
  text: '',
  confirmText: overlayTexts.chinese.confirm,
  cancelText: '',
  danger: false,
};
/** Defaults of specification 4 and 9. */
export const TOAST_DEFAULTS: Readonly<Omit<ToastContent, 'text'>> = { tone: 'neutral', duration: 2000 };
/** Duration in ms of a toast with a button, which users must be able to reach. */
export const ACTION_DURATION = 8000;

export interface NoticeState {
  toast: ToastContent | undefined;
  /** While hidden it has the default content (specification 4). */
  dialog: DialogContent & { visible: boolean };
}

/** Toasts and dialogs, one of each at a time in order of arrival; independent of rendering. */
export interface NoticeService {
  readonly store: StoreApi<NoticeState>;
  /** Shows a notice of the error catalogue, unless the same one is pending or on screen. */
  show(notice: Notice): void;
  toast(text: string, options?: Partial<Omit<ToastContent, 'text'>>): void;
  /** Shows a dialog. Resolves with true once it is confirmed, with false when it is closed otherwise. */
  ask(content: Partial<DialogContent> & { text: string }): Promise<boolean>;
  closeToast(): void;
  closeDialog(confirmed: boolean): void;
  /** Stops the toast's clock while the user reads it, and restarts it afterwards. */
  hold(held: boolean): void;
  /** Removes all toasts and dialogs; pending `ask` calls resolve with false. */
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
      // hides it even if another follows, so that no content of the previous dialog remains
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
