import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { NOBODY_DOMAIN } from "../auth/auth-mailbox.ts";
import type { MailStore } from "./mail-store.ts";

const maximumBytes = 5 * 1024 * 1024;

const keep = async (store: MailStore, bytes: Buffer, to: string[]) => {
  if (to.every((address) => address.endsWith(`@${NOBODY_DOMAIN}`))) return;
  const mail = await PostalMime.parse(bytes);
  store.add({
    id: randomUUID(),
    received_at: new Date().toISOString(),
    from: mail.from?.address ?? "",
    to,
    subject: mail.subject ?? "",
    text: mail.text ?? "",
    html: mail.html ?? "",
  });
};

export const startMailCatcher = (store: MailStore): Promise<{ port: number; stop: () => Promise<void> }> => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    size: maximumBytes,
    logger: false,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        keep(
          store,
          Buffer.concat(chunks),
          session.envelope.rcptTo.map(({ address }) => address),
        ).then(
          () => done(),
          (error: Error) => done(error),
        );
      });
    },
  });
  // A client that disconnects early must not end the stack.
  server.on("error", (error: Error) => console.warn("mail catcher:", error.message));
  return new Promise((resolve, reject) => {
    server.server.once("error", reject);
    server.listen(0, "127.0.0.1", () =>
      resolve({
        port: (server.server.address() as AddressInfo).port,
        stop: () => new Promise((closed) => server.close(() => closed())),
      }),
    );
  });
};
