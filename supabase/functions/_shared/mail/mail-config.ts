import { optional, type ReadEnv, required } from "../env.ts";
import { type Address, isOneAddress, singleRecipient } from "./mail.ts";

export type MailConfig = { from: Address; operator: Address } & (
  | { transport: "smtp"; host: string; port: number; user: string | undefined; password: string | undefined }
  | { transport: "http"; url: string; key: string }
);

const portOf = (text: string): number => {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error("The environment variable SMTP_PORT must be a port number.");
};

export const mailConfig = (read: ReadEnv = { required, optional }): MailConfig => {
  const name = read.optional("MAIL_FROM_NAME") ?? "Journey to Uzbekistan";
  const mailbox = (variable: string): Address => {
    const address = read.required(variable);
    if (isOneAddress(address)) return singleRecipient({ name, address });
    throw new Error(`The environment variable ${variable} must be one mail address.`);
  };
  const shared = { from: mailbox("MAIL_FROM_ADDRESS"), operator: mailbox("OPERATOR_EMAIL") };
  const transport = read.required("MAIL_TRANSPORT");
  if (transport === "http") {
    const url = read.optional("MAIL_API_URL") ?? "https://api.resend.com/emails";
    return { ...shared, transport, url, key: read.required("MAIL_API_KEY") };
  }
  if (transport !== "smtp") throw new Error("The environment variable MAIL_TRANSPORT must be smtp or http.");
  return {
    ...shared,
    transport,
    host: read.required("SMTP_HOST"),
    port: portOf(read.required("SMTP_PORT")),
    user: read.optional("SMTP_USER"),
    password: read.optional("SMTP_PASSWORD"),
  };
};
