import { maskPhone } from '../../../../src/domain/passenger/mask';
import { instantText } from '../../../../src/domain/shanghai-time';
import type { Database } from '../../db/database';
import { insertMails } from '../../mail/queries';
import type { Mail } from '../../mail/message';
import { inOneLine, isAddress } from '../../mail/message';
import type { AreaDeps } from '../../server/deps';
import type { OpenContext } from '../../server/implement';
import '../events';
import { linkUrl, makeLink } from '../links';
import { DENY_MS } from '../note-change';
import type { Account } from '../queries';
import { findClaim, type Claim } from './queries';

/** What of a claim its account is told of; that it has taken effect is told as a change of the phone. */
export type ClaimNews = 'made' | 'approved' | 'refused' | 'withdrawn' | 'denied';

export type TellContext = Pick<OpenContext, 'db' | 'now' | 'emit' | 'after'>;
type Deps = Pick<AreaDeps, 'config' | 'notifier'>;

/**
 * Tells the account of its claim where it could be reached before: its mailbox of everything, its phone of what can still be
 * stopped, with a link that stops it. The phone that is claimed is told how it was decided.
 */
export async function tellOfClaim(
  { db, now, emit, after }: TellContext,
  { config, notifier }: Deps,
  account: Pick<Account, 'email' | 'telephone'>,
  claim: Claim,
  news: ClaimNews,
): Promise<void> {
  if (account.email !== null) {
    await insertMails(db, [`account claim ${claim.claim_no}.${news} ${account.email}`], now);
    await emit({ db, now }, 'account.mailed', {});
  }
  const said = newsOf(claim, news);
  if (isStoppable(news)) {
    const token = await makeLink(db, linkOf(claim, news, account.telephone));
    const text = `您的企业商旅账号${said}。如非本人操作，请打开 ${linkUrl(config.publicUrl, token)} 撤销。`;
    after('tell of a claim', () => notifier.sendAccountNotice(account.telephone, text));
  }
  if (news === 'approved' || news === 'refused') {
    after('tell a claimant', () => notifier.sendAccountNotice(claim.new_phone, `您的企业商旅账号${said}。`));
  }
}

const isStoppable = (news: ClaimNews): boolean => news === 'made' || news === 'approved';

function newsOf({ new_phone, effect_at, refuse_reason }: Claim, news: ClaimNews): string {
  switch (news) {
    case 'made':
      return `提交了身份申诉，申请将手机更换为${maskPhone(new_phone)}`;
    case 'approved':
      return `的身份申诉已通过，手机将于${instantText(effect_at?.toISOString() ?? '')}更换为${maskPhone(new_phone)}`;
    case 'refused':
      return `的身份申诉未通过，原因：${inOneLine(refuse_reason)}`;
    case 'withdrawn':
      return '的身份申诉已撤回';
    case 'denied':
      return '的身份申诉已撤销，所有设备已退出登录';
  }
}

const SUBJECTS: Readonly<Record<ClaimNews, string>> = {
  made: '您的账号提交了身份申诉',
  approved: '您的账号的身份申诉已通过',
  refused: '您的账号的身份申诉未通过',
  withdrawn: '您的账号的身份申诉已撤回',
  denied: '您的账号的身份申诉已撤销',
};

/** It ends as the claim takes effect: then the change of the phone has a link of its own. */
const linkOf = ({ claim_no, made_at, effect_at }: Claim, news: ClaimNews, sentTo: string) => ({
  kind: 'denyClaim' as const,
  about: `${claim_no}.${news}`,
  sentTo,
  expiresAt: effect_at ?? new Date(made_at.getTime() + DENY_MS),
});

/** The mail of some news; undefined: it is no news any more. `no`: of the claim, with the news. */
export async function composeClaimMail(
  db: Database,
  { publicUrl }: { publicUrl: string },
  no: string,
  address: string,
): Promise<Mail | undefined> {
  const [claimNo = '', word = ''] = no.split('.');
  const news = (Object.keys(SUBJECTS) as ClaimNews[]).find((one) => one === word);
  if (news === undefined || !isAddress(address)) return undefined;
  const claim = await findClaim(db, claimNo);
  if (claim === undefined) return undefined;
  const stops = isStoppable(news);
  // it was stopped, or decided, before this was sent
  if (stops && claim.ended_at !== null) return undefined;
  const link = linkOf(claim, news, address);
  return {
    address,
    subject: SUBJECTS[news],
    lines: [
      `您的企业商旅账号${newsOf(claim, news)}。`,
      ...(stops
        ? ['如是您本人操作，请忽略此邮件。如非本人操作，请点击下方链接：申诉将被撤销，所有设备将退出登录。']
        : []),
    ],
    link: stops
      ? { text: '这不是我本人操作', url: linkUrl(publicUrl, await makeLink(db, link)) }
      : { text: '查看身份申诉', url: `${publicUrl}/#/accountSafe/serviceCenter` },
    notes: [
      ...(stops ? [`链接在${instantText(link.expiresAt.toISOString())}前有效。`] : []),
      '此邮件由系统自动发送，请勿回复。',
    ],
  };
}
