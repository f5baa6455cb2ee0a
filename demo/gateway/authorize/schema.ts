import type { Generated } from 'kysely';

declare module '../db/schema' {
  interface Schema {
    third_party_client: {
      client_id: string;
      /** `{type}` of /authorize/{type}. */
      provider_type: string;
      provider_name: string;
      is_enable: Generated<boolean>;
    };
    authorization_code: {
      code_hash: string;
      client_id: string;
      user_no: string;
      redirect_uri: string;
      code_challenge: string;
      nonce: string;
      expires_at: Date;
      used_at: Date | null;
      /** The code was used again and opens no session any more. */
      revoked: Generated<boolean>;
      /** Number of the session it opened; its token may be renewed. */
      session_no: string | null;
    };
  }
}
