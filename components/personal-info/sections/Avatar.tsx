import { useState } from 'react';
import {
  AVATAR_BYTES,
  AVATAR_TYPES,
  queryAvatar,
  removeAvatar,
  saveAvatar,
} from '../../../src/contract/personal-info/avatar';
import type { PersonalInfo } from '../../../src/contract/personal-info/personal-info';
import { useCall } from '../../../src/element/data/use-call';
import { useIntent } from '../../../src/element/data/use-intent';
import { errorTexts } from '../../../src/element/errors/texts';
import { isGatewayError } from '../../../src/element/host/host';
import { StaffAvatar } from '../../../src/element/people/StaffAvatar';
import { Button } from '../../../src/ui/button/Button';
import { Field } from '../../../src/ui/field/Field';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Personal } from '../personal';
import { personalTexts, pictureProblemOf, type PictureProblem } from '../texts';
import { PictureChoice } from './PictureChoice';

interface Props {
  personal: Personal;
  info: PersonalInfo;
}

/** The user's picture, which the portal's header shows as well. */
export function Avatar({ personal, info }: Props) {
  const t = useTexts(personalTexts);
  const errors = useTexts(errorTexts);
  const { staffNO } = info.managed;
  const { data } = useCall(queryAvatar, { staffNO }, { quiet: true });
  const saving = useIntent(saveAvatar);
  const removing = useIntent(removeAvatar);
  const [problem, setProblem] = useState<string>();

  function refuse(error: unknown): void {
    personal.host.report(error);
    const seen = isGatewayError(error) ? pictureProblemOf(error.fields['file']) : undefined;
    setProblem(seen === undefined ? errors.of(error) : t.pictureProblem(seen));
  }
  async function choose(file: File): Promise<void> {
    const seen = problemWith(file);
    setProblem(seen && t.pictureProblem(seen));
    if (seen !== undefined || saving.isSending) return;
    const sent = await saving.send({ file });
    if (sent.kind === 'done') personal.saved('avatar');
    else refuse(sent.error);
  }
  async function remove(): Promise<void> {
    setProblem(undefined);
    const sent = await removing.send({});
    if (sent.kind === 'done') personal.saved('avatar', 'removed');
    else refuse(sent.error);
  }

  const hasOne = typeof data?.webp === 'string';
  return (
    <div className="pi-avatar">
      <StaffAvatar staffNO={staffNO} staffName={info.staffName} size="large" />
      <Field label={t.avatar} helper={t.pictureHint} error={problem}>
        <div className="pi-picture">
          <PictureChoice
            text={hasOne ? t.changePicture : t.choosePicture}
            isSending={saving.isSending}
            onChoose={(file) => void choose(file)}
          />
          {hasOne && (
            <Button
              variant="text"
              aria-label={t.removeOf(t.avatar)}
              loading={removing.isSending}
              onClick={() => void remove()}
            >
              {t.remove}
            </Button>
          )}
        </div>
      </Field>
    </div>
  );
}

/** Checks visible to the browser; the gateway checks the real type of the file. */
function problemWith({ size, type }: File): PictureProblem | undefined {
  if (size === 0) return 'empty';
  if (size > AVATAR_BYTES) return 'tooLarge';
  return AVATAR_TYPES.some((taken) => taken === type) ? undefined : 'wrongType';
}
