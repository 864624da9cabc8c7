import { createTransport } from "nodemailer";
import type { MailConfig } from "./mail-config.ts";
import { type Address, oneLine, type SendMail, singleRecipient } from "./mail.ts";

const ANSWER_WITHIN_MS = 8_000;
const tlsFromTheStart = 465;
const thisMachine = new Set(["127.0.0.1", "localhost"]);

const bySmtp = (config: MailConfig & { transport: "smtp" }): SendMail => {
  const { host, port, user, password } = config;
  const local = thisMachine.has(host);
  const transport = createTransport({
    host,
    port,
    secure: port === tlsFromTheStart,
    // A password never travels unencrypted; the local catcher has no certificate.
    requireTLS: !local,
    ignoreTLS: local,
    ...(user ? { auth: { user, pass: password ?? "" } } : {}),
    connectionTimeout: ANSWER_WITHIN_MS,
    greetingTimeout: ANSWER_WITHIN_MS,
    socketTimeout: ANSWER_WITHIN_MS,
  });
  return async ({ id, from, to, replyTo, subject, text, html, attached = [] }) => {
    const recipient = singleRecipient(to);
    await transport.sendMail({
      messageId: `<${id}@${from.address.split("@")[1]}>`,
      from: singleRecipient(from),
      to: recipient,
      ...(replyTo && { replyTo }),
      subject: oneLine(subject),
      text,
      html,
      attachments: attached.map((file) => ({ filename: file.filename, contentType: file.type, content: file.text })),
    });
  };
};

const written = ({ name, address }: Address) => `"${name.replaceAll(/["\\]/g, "")}" <${address}>`;

const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

const byHttp = (config: MailConfig & { transport: "http" }, fetch: typeof globalThis.fetch): SendMail => {
  const { url, key } = config;
  return async ({ id, from, to, replyTo, subject, text, html, attached = [] }) => {
    const recipient = singleRecipient(to);
    const attachments = attached.map((file) => ({
      filename: file.filename,
      content_type: file.type,
      content: base64(file.text),
    }));
    const response = await fetch(url, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json", "idempotency-key": id },
      body: JSON.stringify({
        from: written(singleRecipient(from)),
        to: [written(recipient)],
        ...(replyTo && { reply_to: written(replyTo) }),
        subject: oneLine(subject),
        text,
        html,
        ...(attachments.length > 0 && { attachments }),
      }),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    const answer = await response.text();
    if (!response.ok) throw new Error(`The mail service answered ${response.status}: ${answer.slice(0, 200)}`);
  };
};

export const sendMailBy = (config: MailConfig, fetch: typeof globalThis.fetch = globalThis.fetch): SendMail =>
  config.transport === "smtp" ? bySmtp(config) : byHttp(config, fetch);
