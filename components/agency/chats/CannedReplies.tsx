import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import {
  addCannedReply,
  alterCannedReply,
  queryCannedReplies,
  removeCannedReply,
  type CannedReply,
} from '../../../src/contract/agency/chats';
import { MESSAGE_LIMIT } from '../../../src/contract/customer-service';
import type { Host } from '../../../src/element/host/host';
import { useHost } from '../../../src/element/host/host-context';
import { createListStore, LATEST_FIRST, type Filters } from '../../../src/element/list/list-store';
import { listPage } from '../../../src/element/list-page/list-page';
import { createCallForm } from '../../../src/element/submission/call-form';
import { ConfirmBox } from '../../../src/element/submission/ConfirmBox';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { Button } from '../../../src/ui/button/Button';
import { TextArea } from '../../../src/ui/field/text/TextArea';
import { FormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { chatsTexts } from './texts';

type Asked = { kind: 'edit'; reply: CannedReply | undefined } | { kind: 'remove'; reply: CannedReply };

interface Of {
  mayAlter: boolean;
  ask(asked: Asked): void;
}

const List = listPage(
  queryCannedReplies,
  { t: chatsTexts },
  {
    path: '/agency/chats',
    isApart: true,
    words: ({ t }) => ({ noun: t.cannedReply, nothing: t.noReplies, search: t.search, hint: t.replySearch }),
    ask: (filters: Filters<object>) => filters,
    rows: ({ replyList }) => replyList,
    rowKey: ({ replyNo }) => replyNo,
    columns: ({ t }, _of: Of) => [
      { id: 'content', header: t.content, cell: ({ content }: CannedReply) => content },
    ],
    rowActions: (reply, of) => of.mayAlter && <Actions reply={reply} of={of} />,
    Actions: AddButton,
  },
);

function AddButton({ of: { mayAlter, ask } }: { of: Of }) {
  const t = useTexts(chatsTexts);
  if (!mayAlter) return null;
  return (
    <Button icon={<Plus />} aria-haspopup="dialog" onClick={() => ask({ kind: 'edit', reply: undefined })}>
      {t.add}
    </Button>
  );
}

function Actions({ reply, of: { ask } }: { reply: CannedReply; of: Of }) {
  const t = useTexts(chatsTexts);
  const button = (text: string, asked: Asked) => (
    <Button
      size="small"
      variant="text"
      aria-haspopup="dialog"
      aria-label={`${text} ${reply.content}`}
      onClick={() => ask(asked)}
    >
      {text}
    </Button>
  );
  return (
    <>
      {button(t.alter, { kind: 'edit', reply })}
      {button(t.remove, { kind: 'remove', reply })}
    </>
  );
}

/** Prepared replies, which the operators of the agency share. */
export function CannedReplies({ mayAlter }: { mayAlter: boolean }) {
  const t = useTexts(chatsTexts);
  const host = useHost();
  const [listing] = useState(() =>
    createListStore<Filters<object>, CannedReply>({ none: { keyword: '' }, sort: LATEST_FIRST }),
  );
  const [asked, ask] = useState<Asked>();
  const [of] = useState((): Of => ({ mayAlter, ask }));
  const end = (text: string) => {
    host.notify({ as: 'toast', text, delayMs: 0 });
    ask(undefined);
  };
  return (
    <>
      <List listing={listing} of={of} />
      {asked?.kind === 'edit' && (
        <ReplyDialog reply={asked.reply} onSaved={() => end(t.saved)} onClose={() => ask(undefined)} />
      )}
      {asked?.kind === 'remove' && (
        <ConfirmBox
          call={removeCannedReply}
          body={{ replyNo: asked.reply.replyNo, revision: asked.reply.revision }}
          title={t.removeTitle}
          confirmText={t.remove}
          cancelText={t.cancel}
          danger
          onClose={() => ask(undefined)}
          onDone={() => end(t.removed)}
        >
          {t.removeAsk(asked.reply.content)}
        </ConfirmBox>
      )}
    </>
  );
}

interface DialogProps {
  /** Row as shown when the dialog opened; undefined for a new one. */
  reply: CannedReply | undefined;
  onSaved(): void;
  onClose(): void;
}

const createAdd = (host: Host, onDone: () => void) =>
  createCallForm(host, {
    call: addCannedReply,
    values: { content: '' },
    body: ({ content }: { content: string }) => ({ content }),
    onDone,
  });

const createAlter = (host: Host, { replyNo, revision, content }: CannedReply, onDone: () => void) =>
  createCallForm(host, {
    call: alterCannedReply,
    values: { content },
    body: (draft: { content: string }) => ({ replyNo, revision, content: draft.content }),
    onDone,
  });

function ReplyDialog({ reply, onSaved, onClose }: DialogProps) {
  const t = useTexts(chatsTexts);
  const host = useHost();
  const [sending] = useState(() =>
    reply === undefined ? createAdd(host, onSaved) : createAlter(host, reply, onSaved),
  );
  return (
    <FormDialog
      title={reply === undefined ? t.add : t.alterTitle}
      submitText={t.save}
      sending={sending}
      isChanged={sending.isChanged}
      onClose={onClose}
    >
      <FormField form={sending.form} name="content" label={t.content} required>
        {(control) => <TextArea {...control} rows={4} maxLength={MESSAGE_LIMIT} data-autofocus />}
      </FormField>
    </FormDialog>
  );
}
