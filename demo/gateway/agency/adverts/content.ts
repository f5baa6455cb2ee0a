import type { AdvertContent, AdvertTextParts } from '../../../../src/contract/agency/platform/adverts';
import { ADVERT_SPACE_NAMES, PICTURE_PARTS, TEXT_PART_LABELS } from '../../../../src/domain/agency/adverts';
import type { AdvertRow } from './queries';

/** Pictures of an advert by their fields. */
export const picturesOf = ({ imageUrl, textParts }: StoredContent): Record<string, string> => ({
  imageUrl,
  ...Object.fromEntries(PICTURE_PARTS.map((part) => [`textParts.${part}`, textParts[part]])),
});

const PARTS = Object.keys(TEXT_PART_LABELS) as (keyof AdvertTextParts)[];

/** Columns of an advert; empty texts of the website are left out. */
export function columnsOf(content: AdvertContent) {
  const parts = PARTS.flatMap((part) =>
    content.textParts[part] === '' ? [] : [[part, content.textParts[part]] as const],
  );
  return {
    advert_space_no: content.advertSpaceNo,
    enterprise_num: content.enterpriseNum === '' ? null : content.enterpriseNum,
    label: content.label,
    advert_priority: content.advertPriority,
    advert_count: content.advertCount,
    begin_effect_time: content.beginEffectTime,
    end_effect_time: content.endEffectTime,
    text_content: content.textContent,
    image_url: content.imageUrl,
    link_url: content.linkUrl,
    text_parts: JSON.stringify(Object.fromEntries(parts)),
  };
}

/** Content as stored, also in a space that the desk does not offer. */
export type StoredContent = Omit<AdvertContent, 'advertSpaceNo'> & { advertSpaceNo: string };

/** Labels of `textsOf`. */
export const LABELS: Readonly<Record<string, string>> = {
  space: '广告位',
  enterprise: '企业',
  label: '场景标签',
  priority: '优先级',
  count: '显示数量',
  begin: '开始时间',
  end: '结束时间',
  text: '文字',
  image: '图片',
  link: '链接',
  ...TEXT_PART_LABELS,
};

/** Content of an advert in words for the log. */
export const textsOf = (content: StoredContent, entName: string): Record<string, string> => ({
  space: Object.entries(ADVERT_SPACE_NAMES).find(([no]) => no === content.advertSpaceNo)?.[1] ?? '',
  enterprise: entName || '全部企业',
  label: content.label,
  priority: String(content.advertPriority),
  count: String(content.advertCount),
  begin: content.beginEffectTime,
  end: content.endEffectTime,
  text: content.textContent,
  image: content.imageUrl,
  link: content.linkUrl,
  ...content.textParts,
});

export function contentOf(row: AdvertRow): StoredContent {
  const part = (name: keyof AdvertTextParts): string => row.text_parts[name] ?? '';
  return {
    advertSpaceNo: row.advert_space_no,
    enterpriseNum: row.enterprise_num ?? '',
    label: row.label,
    advertPriority: row.advert_priority,
    advertCount: row.advert_count,
    beginEffectTime: row.begin_effect_time,
    endEffectTime: row.end_effect_time,
    textContent: row.text_content,
    imageUrl: row.image_url,
    linkUrl: row.link_url,
    textParts: {
      title: part('title'),
      description: part('description'),
      keywords: part('keywords'),
      favicon: part('favicon'),
      websiteName: part('websiteName'),
      platName: part('platName'),
      logo: part('logo'),
      backgroungImg: part('backgroungImg'),
      copyRight1: part('copyRight1'),
      copyRight2: part('copyRight2'),
    },
  };
}
