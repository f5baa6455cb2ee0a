import { useState } from 'react';
import { useStore } from 'zustand';
import { APPROVAL_FAULTS } from '../../../src/contract/approval/faults';
import { instantText } from '../../../src/domain/shanghai-time';
import { isGatewayError } from '../../../src/element/host/host';
import { errorTexts } from '../../../src/element/errors/texts';
import { Button } from '../../../src/ui/button/Button';
import { MessageBox } from '../../../src/ui/overlay/MessageBox';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { CurrentFlow, FlowSettings, SavingProblem } from './flow-settings';
import { flowTexts } from './texts';

interface Props {
  settings: FlowSettings;
  current: CurrentFlow;
  /** True when another administrator has saved the flow since. */
  isOutdated: boolean;
}

/** Bar of unsaved changes. It stays in view until they are saved; drafts survive a switch of type and a reload. */
export function SaveBar({ settings, current, isOutdated }: Props) {
  const t = useTexts(flowTexts);
  const { busy, problem } = useStore(settings.store);
  const [isAsking, setAsking] = useState(false);
  const { applyType, version, changedBy, changeTime } = current;
  return (
    <div className="af-bar">
      {isOutdated ? (
        <p className="af-problem" role="alert">
          {t.outdated(changedBy, instantText(changeTime), version)}
        </p>
      ) : (
        <p role="status">{t.unsaved}</p>
      )}
      {problem && <Problem problem={problem} />}
      <div className="af-bar-acts">
        {isOutdated && (
          <Button variant="text" onClick={() => settings.show('versions')}>
            {t.showVersions}
          </Button>
        )}
        <Button disabled={busy !== undefined} onClick={() => setAsking(true)}>
          {t.discard}
        </Button>
        <Button
          variant="primary"
          loading={busy === 'save'}
          loadingText={t.saving}
          onClick={() => void settings.save(applyType, isOutdated ? version : undefined)}
        >
          {isOutdated ? t.saveOver : t.save}
        </Button>
      </div>
      {isAsking && (
        <MessageBox
          title={t.discardTitle}
          confirmText={t.discardYes}
          cancelText={t.discardNo}
          danger
          onConfirm={() => {
            setAsking(false);
            settings.discard(applyType);
          }}
          onCancel={() => setAsking(false)}
        >
          {t.discardHint}
        </MessageBox>
      )}
    </div>
  );
}

function Problem({ problem: { error, isUncertain } }: { problem: SavingProblem }) {
  const t = useTexts(flowTexts);
  const errors = useTexts(errorTexts);
  // once it is read anew, the other administrator's flow shows this conflict itself
  if (isGatewayError(error) && error.code === APPROVAL_FAULTS.flowChanged.code) return null;
  const message = errors.of(error);
  const fields = isGatewayError(error) && error.kind === 'fields' ? Object.values(error.fields) : [];
  return (
    <div className="af-problem" role="alert" tabIndex={-1}>
      <p>{isUncertain ? t.uncertain(message) : message}</p>
      {fields.map((field) => (
        <p key={field}>{errors.say(field)}</p>
      ))}
    </div>
  );
}
