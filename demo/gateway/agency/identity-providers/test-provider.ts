import type * as oidc from 'openid-client';
import type { testIdentityProvider } from '../../../../src/contract/agency/connections/identity-providers';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import type { GatewayConfig } from '../../server/config';
import { Fault } from '../../server/http/fault';
import { AnswerRefused } from '../../server/outward/fetch';
import { AddressRefused } from '../../server/outward/lookup';
import type { OperatorContext } from '../../server/http/operator';
import { MINUTE, spendAllowance } from '../../server/limits/allowance';
import { ALGORITHMS, discover, libraryFetch, type ProviderConfig } from '../../single-sign-on/provider';
import { providersOf } from './queries';

/** Fetches of an operator, so that the test does not become a way to try addresses. */
const ALLOWED = { allowed: 20, withinMs: 10 * MINUTE };

/** Throws identityProviderUnknown, tooManyRequests. */
export async function test(
  { db, operator, now }: OperatorContext,
  config: ProviderConfig & Pick<GatewayConfig, 'publicUrl'>,
  { providerNo }: ParsedBodyOf<typeof testIdentityProvider>,
): Promise<ResultOf<typeof testIdentityProvider>> {
  const row = await providersOf(db, operator)
    .selectAll('p')
    .where('p.provider_no', '=', providerNo)
    .executeTakeFirst();
  if (row === undefined) throw new Fault('identityProviderUnknown');
  const subject = `identity test\n${operator.operatorNo}`;
  if (!(await spendAllowance(db, subject, ALLOWED, now))) throw new Fault('tooManyRequests');
  const client = { providerNo, issuer: row.issuer, clientId: row.client_id, sealedSecret: row.sealed_secret };
  try {
    const { metadata } = await discover(config, client, now);
    const problemList = [
      ...problemsOf(metadata, row.sealed_secret !== null),
      ...(await keyProblems(config, metadata)),
    ];
    return { problemList, noteList: notesOf(metadata) };
  } catch (error) {
    return { problemList: [saidOf(error)], noteList: [] };
  }
}

function problemsOf(server: oidc.ServerMetadata, hasSecret: boolean): string[] {
  const problems: string[] = [];
  if (!server.authorization_endpoint) problems.push('发现文档没有授权地址（authorization_endpoint）');
  if (!server.token_endpoint) problems.push('发现文档没有令牌地址（token_endpoint）');
  const signings = server.id_token_signing_alg_values_supported ?? ['RS256'];
  if (!signings.some((one) => ALGORITHMS.includes(one)))
    problems.push('提供方不支持非对称签名的ID令牌，请启用 RS256 或 ES256');
  const challenges = server.code_challenge_methods_supported;
  if (challenges !== undefined && !challenges.includes('S256'))
    problems.push('提供方不支持 PKCE 的 S256 方式');
  if (server.response_types_supported?.includes('code') === false)
    problems.push('提供方不支持授权码方式（response_type=code）');
  const ways = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  const takes = hasSecret
    ? ways.some((way) => way === 'client_secret_basic' || way === 'client_secret_post')
    : ways.includes('none') || server.token_endpoint_auth_methods_supported === undefined;
  if (!takes)
    problems.push(
      hasSecret
        ? '提供方不接受客户端密钥（client_secret_basic 或 client_secret_post）'
        : '提供方不接受公共客户端，请在提供方生成客户端密钥并填写',
    );
  return problems;
}

function notesOf(server: oidc.ServerMetadata): string[] {
  return [
    server.end_session_endpoint === undefined && '提供方没有退出地址：退出门户时不会退出企业账号',
    server['backchannel_logout_supported'] !== true &&
      '提供方没有声明后台退出：在企业账号退出时，门户的登录不会立即结束',
    server.userinfo_endpoint === undefined && '提供方没有用户信息地址：所需的声明必须在ID令牌中',
    server['authorization_response_iss_parameter_supported'] !== true &&
      '提供方的答复不带签发方（RFC 9207），以ID令牌中的签发方为准',
  ].filter((note) => note !== false);
}

async function keyProblems(
  { identityNetworks }: ProviderConfig,
  server: oidc.ServerMetadata,
): Promise<string[]> {
  if (server.jwks_uri === undefined) return ['发现文档没有密钥地址（jwks_uri）'];
  try {
    const answer = await libraryFetch(identityNetworks)(server.jwks_uri, {
      method: 'GET',
      headers: { accept: 'application/json' },
      body: null,
      redirect: 'manual',
    });
    const { keys } = (await answer.json()) as { keys?: unknown };
    return Array.isArray(keys) && keys.length > 0 ? [] : ['密钥地址没有给出密钥'];
  } catch (error) {
    return [`密钥地址：${saidOf(error)}`];
  }
}

/** The error of a fetch in words that help the administrator, without its details. */
function saidOf(error: unknown): string {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof AddressRefused)
      return '不允许连接该地址：只能是公网的 https 地址；内网的提供方需由网关管理员设置 IDENTITY_NETWORKS';
    if (cause instanceof AnswerRefused) return '对方没有在8秒内给出有效的答复，或要求跳转到其他地址';
    const code = 'code' in cause ? String(cause.code) : '';
    if (/^(?:ENOTFOUND|EAI_AGAIN)$/.test(code)) return '域名无法解析，请核对签发方地址';
    if (/^(?:ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EPIPE)$/.test(code))
      return '无法连接对方的服务器';
    if (/^(?:CERT_|UNABLE_TO|DEPTH_ZERO|SELF_SIGNED|ERR_TLS|ERR_SSL|EPROTO)/.test(code))
      return '对方的 TLS 证书无效或不受信任';
    if (code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED')
      return '发现文档中的签发方与填写的不同，请逐字核对签发方地址（包括末尾的斜杠）';
    if (code.startsWith('OAUTH_'))
      return '签发方地址下没有有效的发现文档（/.well-known/openid-configuration）';
    if (/unable to authenticate data|Invalid authentication tag/i.test(cause.message))
      return '客户端密钥是用另一个 FACTOR_SECRET 保存的，请重新填写客户端密钥';
  }
  return '无法读取发现文档，请核对签发方地址';
}
