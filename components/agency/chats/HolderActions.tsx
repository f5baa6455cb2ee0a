import { useState } from 'react';
import { assignChat, queryChatOperators, type Chat } from '../../../src/contract/agency/chats';
import { queryOperatorSelf } from '../../../src/contract/agency/session';
import { useCall } from '../../../src/element/data/use-call';
import { useIntent } from '../../../src/element/data/use-intent';
import { useHost } from '../../../src/element/host/host-context';
import { createCallForm } from '../../../src/element/submission/call-form';
import { ConfirmBox } from '../../../src/element/submission/ConfirmBox';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { Button } from '../../../src/ui/button/Button';
import { RadioGroup } from '../../../src/ui/field/choice/RadioGroup';
import { FormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { chatsTexts } from './texts';

/** Taking a chat, handing it over, returning it to the queue, and taking over from a colleague. */
export function HolderActions({ chat }: { chat: Chat }) {
  const t = useTexts(chatsTexts);
  const host = useHost();
  const self = useCall(queryOperatorSelf, {});
  const taking = useIntent(assignChat);
  const [asked, ask] = useState<'takeOver' | 'handOver' | 'giveBack'>();
  const { staffNo, staffName, chatState, operatorNo: from, operatorName } = chat;
  const own = self.data?.operatorNo;
  if (own === undefined) return null;
  const end = (text: string) => {
    host.notify({ as: 'toast', text, delayMs: 0 });
    ask(undefined);
  };
  async function take(to: string): Promise<void> {
    const sent = await taking.send({ staffNo, from: '', to });
    if (sent.kind === 'done') end(t.taken);
    else host.report(sent.error);
  }
  return (
    <>
      {chatState === 'queue' && (
        <Button variant="primary" loading={taking.isSending} onClick={() => void take(own)}>
          {t.take}
        </Button>
      )}
      {chatState === 'others' && (
        <Button aria-haspopup="dialog" onClick={() => ask('takeOver')}>
          {t.takeOver}
        </Button>
      )}
      {chatState === 'own' && (
        <>
          <Button aria-haspopup="dialog" onClick={() => ask('handOver')}>
            {t.handOver}
          </Button>
          <Button aria-haspopup="dialog" onClick={() => ask('giveBack')}>
            {t.giveBack}
          </Button>
        </>
      )}
      {(asked === 'takeOver' || asked === 'giveBack') && (
        <ConfirmBox
          call={assignChat}
          body={{ staffNo, from, to: asked === 'takeOver' ? own : '' }}
          title={t[asked]}
          confirmText={t[asked]}
          cancelText={t.cancel}
          onClose={() => ask(undefined)}
          onDone={() => end(asked === 'takeOver' ? t.taken : t.givenBack)}
        >
          {asked === 'takeOver' ? t.takeOverAsk(operatorName, staffName) : t.giveBackAsk(staffName)}
        </ConfirmBox>
      )}
      {asked === 'handOver' && (
        <HandOverDialog chat={chat} onDone={() => end(t.handedOver)} onClose={() => ask(undefined)} />
      )}
    </>
  );
}

interface HandOverProps {
  chat: Chat;
  onDone(): void;
  onClose(): void;
}

function HandOverDialog({ chat: { staffNo, operatorNo: from }, onDone, onClose }: HandOverProps) {
  const t = useTexts(chatsTexts);
  const host = useHost();
  const found = useCall(queryChatOperators, {});
  const others = found.data?.operatorList.filter(({ operatorNo }) => operatorNo !== from) ?? [];
  const [sending] = useState(() =>
    createCallForm(host, {
      call: assignChat,
      values: { to: '' },
      body: ({ to }) => ({ staffNo, from, to }),
      check: ({ to }): Record<string, string> => (to === '' ? { to: host.texts(chatsTexts).handOverTo } : {}),
      onDone,
    }),
  );
  return (
    <FormDialog
      title={t.handOverTitle}
      submitText={t.handOver}
      sending={sending}
      isChanged={sending.isChanged}
      onClose={onClose}
    >
      {found.data && others.length === 0 ? (
        <p>{t.handOverNone}</p>
      ) : (
        <FormField form={sending.form} name="to" label={t.handOverTo} required>
          {(control) => (
            <RadioGroup
              {...control}
              layout="column"
              options={others.map(({ operatorNo, operatorName }) => ({
                value: operatorNo,
                label: operatorName,
              }))}
            />
          )}
        </FormField>
      )}
    </FormDialog>
  );
}
