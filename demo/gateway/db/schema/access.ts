import type { Generated, GeneratedAlways } from 'kysely';

/** Who may do what, and who is signed in. */
export interface AccessTables {
  permission_object: {
    object_no: string;
    app_no: string;
    module_no: string;
    parent_no: string | null;
    object_name: string;
    object_type: 1 | 2;
    url: Generated<string>;
    icon_url: Generated<string>;
    key_id: string;
    sort_order: number;
    in_menu: Generated<boolean>;
    is_enable: Generated<boolean>;
  };
  role: { role_no: string; enterprise_num: string; role_name: string; permission_range_id: 1 | 2 | 3 };
  role_grant: { role_no: string; object_no: string };
  staff_role: { enterprise_num: string; staff_no: string; role_no: string };
  directory_version: { singleton: Generated<boolean>; version: number };
  session: {
    token_hash: string;
    user_no: string;
    /** The enterprise in use, and the user's staff number there. */
    enterprise_num: string;
    staff_no: string;
    created_at: Date;
    last_seen_at: Date;
    /** Moves on with use, up to `ends_at`. */
    expires_at: Date;
    ends_at: Date;
  };
  login_attempt: { account_hash: string; attempts: number; counted_at: Date; locked_until: Date | null };
  login_rate: { address: string; window_started_at: Date; requests: number };
  sms_code: {
    phone: string;
    code_hash: string;
    sent_at: Date;
    expires_at: Date;
    tries: Generated<number>;
    used: Generated<boolean>;
  };
  sms_message: { message_no: GeneratedAlways<number>; phone: string; content: string; sent_at: Date };
  partner_app: { app_no: string; app_name: string; secret: string; is_enable: Generated<boolean> };
  partner_app_enterprise: { app_no: string; enterprise_num: string };
  partner_nonce: { app_no: string; nonce: string; expires_at: Date };
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
    /** Used again: it opens no session any more. */
    revoked: Generated<boolean>;
    /** Hash of the token of the session it opened. */
    session_hash: string | null;
  };
  bi_pre_authorisation: {
    code_hash: string;
    user_no: string;
    staff_no: string;
    enterprise_num: string;
    expires_at: Date;
  };
  data_permission: {
    enterprise_num: string;
    staff_no: string;
    busi_scene_id: number;
    permission_id: number;
    permission_range_id: 1 | 2 | 3 | 4 | 5;
  };
  /** One of `member_staff_no` and `member_dept_no`, by the range. */
  data_permission_member: {
    enterprise_num: string;
    staff_no: string;
    busi_scene_id: number;
    permission_id: number;
    member_staff_no: string | null;
    member_dept_no: string | null;
  };
}
