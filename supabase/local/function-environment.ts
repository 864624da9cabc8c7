import type { SandboxSettings } from "./payments/octo-api.ts";
import type { Secrets } from "./state/state-folder.ts";

type Parts = {
  supabasePort: number;
  smtpPort: number;
  siteUrl: string;
  backendUrl: string;
  secrets: Secrets;
  sandbox: SandboxSettings;
};

/** `FUNCTION_ENV` overrides names and values for a try with another provider or mail server. */
const overridden = (): Record<string, string> => JSON.parse(process.env.FUNCTION_ENV ?? "{}");

export const functionEnvironment = ({ secrets, sandbox, siteUrl, ...parts }: Parts): Record<string, string> => ({
  SUPABASE_URL: `http://127.0.0.1:${parts.supabasePort}`,
  SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: secrets.publishableKey }),
  SUPABASE_SECRET_KEYS: JSON.stringify({ default: secrets.secretKey }),
  SUPABASE_PUBLIC_URL: parts.backendUrl,
  SITE_URL: siteUrl,
  FUNCTION_SECRET: secrets.functionSecret,
  VOUCHER_KEYS: secrets.voucherKeys,
  VAPID_PUBLIC_KEY: secrets.pushKey.publicKey,
  VAPID_PRIVATE_KEY: secrets.pushKey.privateKey,
  OCTO_URL: `${siteUrl}/_sandbox`,
  OCTO_SHOP_ID: String(sandbox.shopId),
  OCTO_SECRET: sandbox.secret,
  OCTO_UNIQUE_KEY: sandbox.uniqueKey,
  OCTO_SIGNATURE: "A",
  OCTO_TEST: "true",
  OCTO_NOTIFY_URL: `${parts.backendUrl}/functions/v1/payment-webhook`,
  MAIL_TRANSPORT: "smtp",
  SMTP_HOST: "127.0.0.1",
  SMTP_PORT: String(parts.smtpPort),
  MAIL_FROM_NAME: "Journey to Uzbekistan",
  MAIL_FROM_ADDRESS: "hello@example.com",
  OPERATOR_EMAIL: "operator@example.com",
  ...overridden(),
});
