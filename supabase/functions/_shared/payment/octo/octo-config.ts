import { optional, type ReadEnv, required } from "../../env.ts";

const signatureModes = ["A", "B", "C", "off"] as const;
export type SignatureMode = (typeof signatureModes)[number];

export type OctoConfig = {
  url: string;
  shopId: number;
  secret: string;
  uniqueKey: string;
  signature: SignatureMode;
  signaturePrefix: string;
  test: boolean;
  notifyUrl: string;
  refundCaps: Record<string, number>;
};

const positive = (name: string, text: string): number => {
  const value = Number(text);
  if (Number.isFinite(value) && value > 0) return value;
  throw new Error(`The environment variable ${name} must be a number above zero.`);
};

const httpUrl = (name: string, text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol === "https:" || url?.protocol === "http:") return text.replace(/\/$/, "");
  throw new Error(`The environment variable ${name} must be a web address.`);
};

const capsOf = (text: string): Record<string, number> =>
  Object.fromEntries(
    text.split(",").map((part) => {
      const [, currency, cap] = /^([A-Z]{3}):([1-9]\d*)$/.exec(part.trim()) ?? [];
      if (currency) return [currency, Number(cap)];
      throw new Error("The environment variable OCTO_REFUND_CAP must look like UZS:10000000,USD:750.");
    }),
  );

const modeOf = (text: string): SignatureMode => {
  const mode = signatureModes.find((known) => known === text);
  if (mode) return mode;
  throw new Error(`The environment variable OCTO_SIGNATURE must be one of ${signatureModes.join(", ")}.`);
};

export const octoConfig = (read: ReadEnv = { required, optional }): OctoConfig => {
  const signature = modeOf(read.optional("OCTO_SIGNATURE") ?? "A");
  const caps = read.optional("OCTO_REFUND_CAP");
  return {
    url: httpUrl("OCTO_URL", read.optional("OCTO_URL") ?? "https://secure.octo.uz"),
    shopId: positive("OCTO_SHOP_ID", read.required("OCTO_SHOP_ID")),
    secret: read.required("OCTO_SECRET"),
    uniqueKey: signature === "A" ? read.required("OCTO_UNIQUE_KEY") : "",
    signature,
    signaturePrefix: read.optional("OCTO_SIGNATURE_PREFIX") ?? "",
    test: read.optional("OCTO_TEST") === "true",
    notifyUrl: httpUrl("OCTO_NOTIFY_URL", read.required("OCTO_NOTIFY_URL")),
    refundCaps: caps ? capsOf(caps) : {},
  };
};
