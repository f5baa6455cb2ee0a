import {
  addAdvert,
  alterAdvert,
  type AdvertContent,
  type AdvertSpace,
  type AdvertTextParts,
  type AgencyAdvert,
} from '../../../src/contract/agency/platform/adverts';
import { ADVERT_SPACE } from '../../../src/contract/adverts';
import { advertProblems } from '../../../src/domain/agency/adverts';
import type { Host } from '../../../src/element/host/host';
import { createCallForm } from '../../../src/element/submission/call-form';
import { pictureTexts } from '../pictures/texts';

export interface ChosenEnterprise {
  enterpriseNum: string;
  entName: string;
}
export type PictureField = 'imageUrl' | 'logo' | 'backgroungImg' | 'favicon';

/** An advert as it is typed: its texts of the website beside the rest, days and times apart. */
export interface AdvertDraft
  extends
    Omit<
      AdvertContent,
      'enterpriseNum' | 'advertPriority' | 'advertCount' | 'beginEffectTime' | 'endEffectTime' | 'textParts'
    >,
    AdvertTextParts {
  enterprise: ChosenEnterprise | null;
  advertPriority: number | null;
  advertCount: number | null;
  beginDate: string;
  beginTime: string;
  endDate: string;
  endTime: string;
  /** Chosen pictures that are not uploaded. */
  pending: readonly PictureField[];
}

const EMPTY: AdvertDraft = {
  advertSpaceNo: ADVERT_SPACE.home,
  enterprise: null,
  label: '',
  advertPriority: 1,
  advertCount: 3,
  beginDate: '',
  beginTime: '00:00',
  endDate: '',
  endTime: '23:59',
  textContent: '',
  imageUrl: '',
  linkUrl: '',
  title: '',
  description: '',
  keywords: '',
  favicon: '',
  websiteName: '',
  platName: '',
  logo: '',
  backgroungImg: '',
  copyRight1: '',
  copyRight2: '',
  pending: [],
};

const SPACES: readonly AdvertSpace[] = Object.values(ADVERT_SPACE);

function draftOf(advert: AgencyAdvert): AdvertDraft {
  const { enterpriseNum, entName, beginEffectTime, endEffectTime, textParts } = advert;
  return {
    ...EMPTY,
    ...textParts,
    advertSpaceNo: SPACES.find((space) => space === advert.advertSpaceNo) ?? ADVERT_SPACE.home,
    enterprise: enterpriseNum === '' ? null : { enterpriseNum, entName },
    label: advert.label,
    advertPriority: advert.advertPriority,
    advertCount: advert.advertCount,
    beginDate: beginEffectTime.slice(0, 10),
    beginTime: beginEffectTime.slice(11, 16) || EMPTY.beginTime,
    endDate: endEffectTime.slice(0, 10),
    endTime: endEffectTime.slice(11, 16) || EMPTY.endTime,
    textContent: advert.textContent,
    imageUrl: advert.imageUrl,
    linkUrl: advert.linkUrl,
  };
}

/** Moment of a day and a time of day, which keeps the seconds of the `former` one. */
const momentOf = (date: string, time: string, { former, seconds }: { former: string; seconds: string }) => {
  if (date === '') return '';
  const minute = `${date} ${time.trim().replace('：', ':')}`;
  return former.startsWith(minute) ? former : `${minute}:${seconds}`;
};

function contentOf(draft: AdvertDraft, advert: AgencyAdvert | undefined): AdvertContent {
  const { enterprise, beginDate, beginTime, endDate, endTime, pending: _pending, ...rest } = draft;
  const { title, description, keywords, favicon, websiteName, platName, ...others } = rest;
  const { logo, backgroungImg, copyRight1, copyRight2, advertPriority, advertCount, ...content } = others;
  const begun = { former: advert?.beginEffectTime ?? '', seconds: '00' };
  const ended = { former: advert?.endEffectTime ?? '', seconds: '59' };
  return {
    ...content,
    enterpriseNum: enterprise?.enterpriseNum ?? '',
    advertPriority: advertPriority ?? Number.NaN,
    advertCount: advertCount ?? Number.NaN,
    beginEffectTime: momentOf(beginDate, beginTime, begun),
    endEffectTime: momentOf(endDate, endTime, ended),
    textParts: {
      title,
      description,
      keywords,
      favicon,
      websiteName,
      platName,
      logo,
      backgroungImg,
      copyRight1,
      copyRight2,
    },
  };
}

/** Field of the form that shows the message of a path of the body. */
function fieldOf(path: string): string {
  if (path === 'beginEffectTime') return 'beginDate';
  if (path === 'endEffectTime') return 'endDate';
  if (path === 'enterpriseNum') return 'enterprise';
  return path.replace(/^textParts\./, '');
}

/** Form of a new or an existing advert. */
export function createAdvertForm(host: Host, advert: AgencyAdvert | undefined, onDone: () => void) {
  const check = (draft: AdvertDraft): Record<string, string> => ({
    ...Object.fromEntries(
      Object.entries(advertProblems(contentOf(draft, advert))).map(([path, said]) => [fieldOf(path), said]),
    ),
    ...Object.fromEntries(draft.pending.map((field) => [field, host.texts(pictureTexts).pending])),
  });
  const shared = { check, fieldOf, onDone };
  if (advert === undefined)
    return createCallForm(host, {
      call: addAdvert,
      values: EMPTY,
      body: (draft: AdvertDraft) => contentOf(draft, undefined),
      ...shared,
    });
  const { advertNo, revision } = advert;
  return createCallForm(host, {
    call: alterAdvert,
    values: draftOf(advert),
    body: (draft: AdvertDraft) => ({ advertNo, revision, ...contentOf(draft, advert) }),
    ...shared,
  });
}
export type AdvertForm = ReturnType<typeof createAdvertForm>['form'];
