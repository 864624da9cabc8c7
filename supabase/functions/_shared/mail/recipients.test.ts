import { describe, expect, it, vi } from "vitest";
import { oneLine, singleRecipient } from "./mail.ts";
import { sendMailBy } from "./send-mail.ts";

describe("recipients", () => {
  it.each(["a@x.uz\r\nBcc: evil@x.uz", "a@x.uz,b@x.uz", "group:a@x.uz;", "a b@x.uz", "<a@x.uz>", "nobody", ""])(
    "'%s' is not one address",
    (address) => {
      expect(() => singleRecipient({ name: "A", address })).toThrow();
    },
  );

  it("keep their name on one line", () => {
    expect(singleRecipient({ name: "A\r\nBcc: b@x.uz", address: "a@x.uz" }).name).toBe("A Bcc: b@x.uz");
    expect(oneLine("Hi\n there ")).toBe("Hi  there");
  });
});

it("sets the shop as the reply address of a letter", async () => {
  const fetch = vi.fn(async () => new Response("{}"));
  const from = { name: "Journey", address: "robot@example.com" };
  const operator = { name: "Journey", address: "shop@example.com" };
  const send = sendMailBy({ transport: "http", url: "https://mail.example", key: "k", from, operator }, fetch);
  const to = { name: "Amina", address: "amina@example.com" };
  await send({ id: "m", from, to, replyTo: operator, subject: "x", text: "x", html: "x" });
  const [[, request] = []] = fetch.mock.calls as unknown as [string, { body: string }][];
  expect(JSON.parse(request?.body ?? "{}")).toMatchObject({ reply_to: '"Journey" <shop@example.com>' });
});
