import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { afterEach, describe, expect, it } from "vitest";
import { root } from "../support/run.ts";

const from = { name: "Journey", address: "hello@journey.example" };
const letter = {
  id: "mail-1",
  from,
  to: { name: "Amina", address: "amina@example.com" },
  subject: "Booking confirmed",
  text: "See you in Samarkand.",
  html: "<p>See you in Samarkand.</p>",
};

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** Sends from a process of its own, since Node reads trusted certificates at its start. */
const sendAs = (config: object, env: Record<string, string> = {}): Promise<string> =>
  new Promise((resolve) => {
    const script = `
      import { sendMailBy } from "./supabase/functions/_shared/mail/send-mail.ts";
      const { config, letter } = JSON.parse(process.env.MAIL_JOB);
      await sendMailBy(config)(letter).then(() => console.log("sent"), (error) => console.log("refused: " + error.message));`;
    const child = execFile(
      join(root, "node_modules/.bin/node"),
      ["--input-type=module-typescript", "-e", script],
      { cwd: root, env: { ...process.env, ...env, MAIL_JOB: JSON.stringify({ config, letter }) } },
      (_, out, errors) => resolve(out.trim() || errors),
    );
    ends.push(() => child.kill());
  });

const certificate = join(root, "tests/integration/mail-server.pem");

describe("over SMTP with TLS", () => {
  const listen = async () => {
    const pem = readFileSync(certificate);
    const got: { secure: boolean; user: string | undefined; text: string }[] = [];
    const server = new SMTPServer({
      key: pem,
      cert: pem,
      logger: false,
      onAuth: ({ username, password }, _session, done) =>
        done(null, password === "secret" ? { user: username } : undefined),
      onData: (stream, session, done) => {
        void stream.toArray().then((parts: Buffer[]) => {
          got.push({ secure: session.secure, user: session.user, text: Buffer.concat(parts).toString() });
          done();
        });
      },
    });
    server.on("error", () => undefined);
    await new Promise<void>((ready) => {
      server.listen(0, "127.0.0.2", ready);
    });
    ends.push(() => {
      server.close();
    });
    const port = (server.server.address() as AddressInfo).port;
    return { got, config: { transport: "smtp", host: "127.0.0.2", port, user: "us", password: "secret", from } };
  };

  it("sends the password only over a connection with a trusted certificate", async () => {
    const { got, config } = await listen();
    expect(await sendAs(config)).toMatch(/^refused: .*(certificate|self)/i);
    expect(got).toEqual([]);
    expect(await sendAs(config, { NODE_EXTRA_CA_CERTS: certificate })).toBe("sent");
    expect(got).toMatchObject([{ secure: true, user: "us" }]);
    expect(got[0]?.text).toContain("Message-ID: <mail-1@journey.example>");
  });
});

describe("over an HTTP mail service", () => {
  const listen = async (status: number) => {
    const got: { headers: Record<string, unknown>; body: unknown }[] = [];
    const server = createServer((request, response) => {
      let text = "";
      request.on("data", (part) => (text += part));
      request.on("end", () => {
        got.push({ headers: request.headers, body: JSON.parse(text) });
        response.writeHead(status).end(JSON.stringify({ message: "said so" }));
      });
    });
    await new Promise<void>((ready) => {
      server.listen(0, "127.0.0.1", ready);
    });
    ends.push(() => void server.close());
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/emails`;
    return { got, config: { transport: "http", url, key: "re_key", from } };
  };

  it("sends once, with a key by which the service recognizes a retry", async () => {
    const { got, config } = await listen(200);
    expect(await sendAs(config)).toBe("sent");
    expect(got).toMatchObject([
      {
        headers: { authorization: "Bearer re_key", "idempotency-key": "mail-1" },
        body: {
          to: ['"Amina" <amina@example.com>'],
          subject: "Booking confirmed",
          html: letter.html,
          text: letter.text,
        },
      },
    ]);
  });

  it("reports a refusal as one", async () => {
    const { config } = await listen(422);
    expect(await sendAs(config)).toBe('refused: The mail service answered 422: {"message":"said so"}');
  });
});
